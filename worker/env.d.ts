/** The Worker's bindings as wrangler.toml declares them, and the bindings that only tests have. */
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    FILES: R2Bucket
    SESSIONS: KVNamespace
    TASKS: Queue
    READS: Queue
    FILE_TASKS: Queue
    BROWSER: Fetcher
    /** Only where mail goes through Cloudflare (docs/operations.md). */
    EMAIL?: SendEmail
    ASSETS: Fetcher
    VERSION?: WorkerVersionMetadata
    TEST_MIGRATIONS: { name: string; queries: string[] }[]
    /** Texts of statements that make what the migrations make (scripts/migrated-schema.mjs). */
    TEST_SCHEMA: string[]
  }
}

declare module 'virtual:site-assets' {
  /** Address of the site's one style sheet. */
  export const css: string
  /** Address of the site's one script. */
  export const js: string
  /** Addresses of the fonts that every page shows. */
  export const fonts: string[]
  /** The name of the sources that this Worker was built from. */
  export const build: string
}

declare module 'virtual:pdf-fonts' {
  /** A file of the fonts of printed documents (scripts/pdf-fonts.mjs), or their `list.json`; undefined when there isn't one. */
  export function readFontFile(assets: Fetcher, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}
