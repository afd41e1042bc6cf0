export interface Site {
  url: string;
  close: () => Promise<void>;
}

export function serveFolder(options: {
  folder: string;
  port: number;
  base?: string;
  hold?: (path: string) => Promise<void>;
}): Promise<Site>;
