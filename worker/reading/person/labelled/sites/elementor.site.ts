import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, items, sitemapIndex, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  doctype,
  each,
  handwritten,
  part,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const brennerPeople = `
Margaret O'Dowd | Partner | Pittsburgh, PA | modowd | 412.555.0134 | Commercial Finance; Restructuring & Insolvency | J.D./University of Pittsburgh School of Law/1994/cum laude; B.A./Duquesne University/1991 | Pennsylvania; West Virginia | - | Margaret guides lenders through workouts that nobody wants to read about in the paper.
Tomás Echeverría | Equity Partner | Nashville, TN | techeverria | 615.555.0187 | Healthcare Transactions; Tax Credits | J.D./Vanderbilt University Law School/2003; M.B.A./Owen Graduate School of Management/2003; B.S./Auburn University/1998/summa cum laude | Tennessee; Alabama | Hon. Aleta Marsden, U.S. District Court for the Middle District of Tennessee | Hospitals call Tomás before they call their bankers.
Wei-Lin Chu | Associate | Pittsburgh, PA | wchu | 412.555.0177 | Trade Secrets & Restrictive Covenants | J.D./Duquesne University School of Law/2019; B.A./Oberlin College/2015 | Pennsylvania | - | Wei-Lin helps companies keep what they know.
Gordon "Buck" Tisdale | Senior Counsel | Hartford, CT | btisdale | 860.555.0121 | Insurance Coverage; Subrogation; Reinsurance | J.D./University of Connecticut School of Law/1979; A.B./Bowdoin College/1975 | Connecticut | - | Four decades of policies, and he has read each of them.
Oyinkansola Bright | Associate | Nashville, TN | obright | - | Employee Benefits | J.D./Howard University School of Law/2021; B.A./Spelman College/2017/magna cum laude | Tennessee | Judge Peter Halloran, Tennessee Court of Appeals | She untangles plans that others have tangled.
Caroline Vance Whitley | Of Counsel | Hartford, CT; Pittsburgh, PA | cwhitley | 860.555.0166 | Family Offices; Elder Law | J.D./Quinnipiac University School of Law/1988; B.A./Wheaton College/1983 | Connecticut; Rhode Island | - | Families stay with her for generations.
Abdul Karim Sesay | Staff Attorney | Pittsburgh, PA | asesay | 412.555.0190 | Toxic Torts | J.D./Temple University Beasley School of Law/2012; B.A./Fisk University/2008 | Pennsylvania; New Jersey | - | Documents by the million pass through his hands.
Ellen Park-Rossi | Chief Talent Officer | Nashville, TN | eparkrossi | 615.555.0101 | - | B.A./Belmont University/1999 | - | - | Ellen looks after everyone who looks after clients.`

/** Hides an address like Cloudflare: a key and the letters combined with it, in hexadecimal. */
const hidden = (email: string, key = 0x5a): string =>
  [key, ...[...email].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('')

export const brenner: WrittenPlan = {
  key: 'elementor',
  firm: 'Brenner Hale LLP',
  host: 'brennerhale.example',
  structure: 'WordPress page builder: icon lists, toggles, addresses that Cloudflare hides, a graph without a person',
  people: handwritten('brennerhale.example', brennerPeople),
  path: ({ slug }) => `/attorney/${slug}/`,
  head: (person) =>
    markup`
      <meta property="og:type" content="article"><meta property="og:title" content="${escaped(person.name)} - Brenner Hale LLP">
      <script type="application/ld+json" class="yoast-schema-graph">
      ${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'WebPage',
            '@id': `https://brennerhale.example/attorney/${person.slug}/`,
            name: `${person.name} - Brenner Hale LLP`,
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Attorneys' },
              { '@type': 'ListItem', position: 2, name: person.name },
            ],
          },
          {
            '@type': 'Organization',
            name: 'Brenner Hale LLP',
            telephone: '+1-412-555-0100',
            address: { '@type': 'PostalAddress', addressLocality: 'Pittsburgh', addressRegion: 'PA' },
          },
        ],
      })}
      </script>
    `,
  page: (title, inner, head = '') =>
    doctype(
      `${title} - Brenner Hale LLP`,
      head,
      markup`
        <body class="attorney-template-default single">
        <div data-elementor-type="header" class="elementor-location-header"><ul class="elementor-nav-menu">
        <li><a href="/attorneys/">Attorneys</a></li><li><a href="/practice-areas/">Practice Areas</a><ul><li>
        <a href="/practice-areas/subrogation/">Subrogation</a></li><li>
        <a href="/practice-areas/reinsurance/">Reinsurance</a></li></ul></li><li>
        <a href="/contact/">Contact</a></li></ul><a href="tel:4125550100">412-555-0100</a></div>${inner}
        <div data-elementor-type="footer" class="elementor-location-footer"><h4>Pittsburgh</h4>
        <p>600 Grant Street, Pittsburgh, PA 15219<br>412.555.0100</p><h4>Nashville</h4>
        <p>150 Third Avenue South, Nashville, TN 37201<br>615.555.0100</p><h4>Hartford</h4>
        <p>One State Street, Hartford, CT 06103</p><p>© 2026 Brenner Hale LLP</p></div></body>
      `,
    ),
  bio(person, people) {
    const toggle = (label: string, inner: string) =>
      markup`
        <div class="elementor-accordion-item">
        <div class="elementor-tab-title" role="button" aria-expanded="false">
        <span class="elementor-accordion-icon"><i class="fas fa-plus"></i></span>
        <a class="elementor-accordion-title" tabindex="0">${label}</a></div>
        <div class="elementor-tab-content elementor-clearfix" role="region">${inner}</div></div>
      `
    return `<div data-elementor-type="single-post" class="elementor-location-single"><div class="elementor-widget-theme-post-title"><h1 class="elementor-heading-title">${escaped(person.shown)}</h1></div>
<div class="elementor-widget-text-editor"><div class="elementor-widget-container">${escaped(person.title)}</div></div>
<ul class="elementor-icon-list-items">${part(
      person.phone,
      markup`
      <li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i class="fas fa-phone"></i>
      </span><span class="elementor-icon-list-text">${person.phone}</span></li>
    `,
    )}${part(
      person.email,
      markup`
      <li class="elementor-icon-list-item"><a href="/cdn-cgi/l/email-protection#${hidden(person.email ?? '')}">
      <span class="elementor-icon-list-text"><span class="__cf_email__" data-cfemail="${hidden(person.email ?? '', 0x1f)}">[email&#160;protected]</span>
      </span></a></li>
    `,
    )}${each(
      person.offices,
      (office) => markup`
      <li class="elementor-icon-list-item"><span class="elementor-icon-list-icon">
      <i class="fas fa-map-marker-alt"></i></span><span class="elementor-icon-list-text">${escaped(office)}
      </span></li>
    `,
    )}<li class="elementor-icon-list-item"><a href="/vcards/${person.slug}.vcf"><span class="elementor-icon-list-text">Download vCard</span></a></li></ul>
<div class="elementor-widget-theme-post-content"><p>${escaped(person.bio)}</p></div>
<div class="elementor-accordion">${part(person.areas, toggle('Areas of Focus', items(person.areas)))}${toggle('Education', items(person.education.map((one) => `${one.school}, ${one.degree}${one.honor ? `, ${one.honor}` : ''}${one.year ? `, ${one.year}` : ''}`)))}${part(person.bars, toggle('Admissions', items(person.bars)))}${part(person.clerkships, toggle('Judicial Clerkships', items(person.clerkships.map((one) => `Law Clerk to the ${one}`))))}${toggle('Memberships', items(['Allegheny County Bar Association', 'American Bar Association, Section of Litigation']))}</div>
<div class="elementor-widget-posts"><h3>Related Posts</h3><article class="elementor-post"><h3 class="elementor-post__title"><a href="/blog/new-rules/">New Rules for Receivers in Ohio</a></h3><span>By ${escaped(people[0]?.name ?? '')}</span></article></div></div>`
  },
  others: [
    [
      '/practice-areas/subrogation/',
      'Subrogation',
      '<p>We recover what insurers paid.</p><h3>Key Contact</h3><div class="team"><h4>Gordon Tisdale</h4><p>Senior Counsel</p><p>860.555.0121</p></div>',
    ],
    [
      '/attorneys/',
      'Attorneys',
      '<div class="grid"><article><h3><a href="/attorney/margaret-odowd/">Margaret O\'Dowd</a></h3><p>Partner</p></article><article><h3><a href="/attorney/wei-lin-chu/">Wei-Lin Chu</a></h3><p>Associate</p></article></div>',
    ],
    [
      '/blog/new-rules/',
      'New Rules for Receivers in Ohio',
      '<p>By <a href="/attorney/margaret-odowd/">Margaret O\'Dowd</a> on March 3, 2026</p><p>Receivers in Ohio file a bond from July on. The bond follows the estate.</p>',
    ],
    [
      '/blog/margaret-odowd-honored/',
      'Margaret O’Dowd Honored by the Women’s Bar',
      '<p>Pittsburgh, PA (May 4, 2026): Partner Margaret O’Dowd received the award at a dinner in Oakmont.</p><p>Media: 412.555.0109</p>',
    ],
    [
      '/attorney/category/hartford/',
      'Hartford',
      '<p>Attorneys in Hartford</p><ul><li><a href="/attorney/caroline-vance-whitley/">Caroline Vance Whitley</a></li></ul>',
    ],
    [
      '/in-memoriam-walter-brenner/',
      'In Memoriam: Walter Brenner',
      '<p>Our founder died in his sleep at 94. He graduated from Duquesne University in 1954 and was admitted in Pennsylvania.</p>',
    ],
  ],
  more: (url, { origin, pages }) => {
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow: /wp-admin/\n\nSitemap: ${origin}/sitemap_index.xml`, type: 'text/plain' }
    if (url.pathname === '/sitemap_index.xml')
      return xml(sitemapIndex([`${origin}/post-sitemap.xml`, `${origin}/attorney-sitemap.xml`]))
    if (url.pathname === '/attorney-sitemap.xml')
      return xml(urlset(pages.filter(({ person }) => person).map(({ path }) => origin + path)))
    if (url.pathname === '/post-sitemap.xml')
      return xml(urlset(pages.filter(({ path }) => path.startsWith('/blog')).map(({ path }) => origin + path)))
    return undefined
  },
}
