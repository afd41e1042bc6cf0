import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { langOf, langParams } from "../language";
import { siteUrl } from "../site";
import { Document } from "../ui/Document";

export const dynamicParams = false;
export const generateStaticParams = () => langParams;

export const metadata: Metadata = {
  metadataBase: siteUrl,
  applicationName: "Rulebench",
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf8f1" },
    { media: "(prefers-color-scheme: dark)", color: "#131728" },
  ],
};

interface Props {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

export default async function Layout({ children, params }: Props) {
  return <Document lang={await langOf(params)}>{children}</Document>;
}
