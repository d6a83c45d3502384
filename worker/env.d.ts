/** The Worker's bindings as wrangler.toml declares them, and the two bindings that only tests have. */
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    FILES: R2Bucket
    SESSIONS: KVNamespace
    TASKS: Queue
    BROWSER: Fetcher
    ASSETS: Fetcher
    TEST_MIGRATIONS: { name: string; queries: string[] }[]
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
