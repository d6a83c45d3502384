import type { ReactNode } from 'react'
import { FeedbackDialog } from './components/feedback-dialog.tsx'
import { ClientFooter, SiteFooter } from './components/site-footer.tsx'
import { ClientHeader, SiteHeader } from './components/site-header.tsx'
import type { PageMeta, SiteView } from './site-view.ts'

/** The icon of the browser tab: scales. Inlined in the page, so that it costs no request. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="#7a1f2b"/><path d="M16 7v18M10 25h12M7 11h18M7 11l-3 8h6zM25 11l-3 8h6z" fill="none" stroke="#fffaf2" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
  )

/** Structured data for search engines. `<` is escaped, so that no text in it can end the element. */
const DataBlock = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
)

type Props = {
  view: SiteView
  meta: PageMeta
  assets: { css: string; js: string; fonts: string[] }
  children: ReactNode
}

/** One page of the site, from `<html>` to `</html>`. */
export function Document({ view, meta, assets, children }: Props) {
  const title = meta.title.includes(view.brand.brandName) ? meta.title : `${meta.title} | ${view.brand.brandName}`
  const address = view.origin + meta.path
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={meta.description} />
        <meta name="robots" content={meta.noIndex ? 'noindex,nofollow' : 'index,follow'} />
        <link rel="canonical" href={address} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        <link rel="stylesheet" href={assets.css} />
        <script type="module" src={assets.js} />
        <link rel="icon" href={icon} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ec" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141b2b" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={view.brand.brandName} />
        <meta property="og:title" content={meta.socialTitle ?? meta.title} />
        <meta property="og:description" content={meta.socialDescription ?? meta.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={`${view.origin}/assets/social.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content="Legal talent partnerships and attorney positions" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="alternate" type="application/rss+xml" title="New positions" href="/jobs.rss" />
        <link rel="alternate" type="application/feed+json" title="New positions" href="/feed.json" />
        {(meta.structuredData ?? []).map((data, index) => (
          <DataBlock key={index} data={data} />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {meta.isForClient ? <ClientHeader view={view} /> : <SiteHeader view={view} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {meta.isForClient ? (
          <ClientFooter view={view} />
        ) : (
          <>
            <SiteFooter view={view} />
            <FeedbackDialog />
          </>
        )}
      </body>
    </html>
  )
}
