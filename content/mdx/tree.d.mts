export interface Node {
  type: string;
  name?: string | null;
  value?: string;
  children?: Node[];
  attributes?: { name: string; value: string }[];
  position?: { start: { line: number } };
}
export function attribute(node: Node, name: string): string;
export function plain(node: Node): string;
export function walk(node: Node, visit: (node: Node) => void): void;
