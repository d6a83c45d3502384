import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  asEntities,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const redfernPeople = `
Calliope Redfern | Founding Partner | Denver, CO | calliope | 303.555.2111 | Divorce; Child Custody; Prenuptial Agreements | J.D./University of Denver Sturm College of Law/2003; B.A./University of Northern Colorado/1998 | Colorado | - | Calliope has guided a thousand families.
Augustin “Gus” Vale | Partner | Denver, CO | gus | 303.555.2112 | DUI Defense; Domestic Violence Defense | J.D./University of Colorado Law School/2007; B.A./Fort Lewis College/2002 | Colorado; Wyoming | Judge Harmon Teel, Denver District Court | Gus was a deputy public defender.
Soledad Armijo-Pruitt | Senior Associate | Fort Collins, CO | soledad | 970.555.2113 | Guardianships; Elder Law | J.D./University of New Mexico School of Law/2014; B.S.W./New Mexico Highlands University/2008 | Colorado; New Mexico | - | Soledad speaks for those who cannot.
Brandt Okonkwo | Associate | Fort Collins, CO | brandt | 970.555.2114 | Juvenile Defense | J.D./University of Wyoming College of Law/2021; B.A./Colorado State University/2017 | Colorado | - | Brandt coaches wrestling.
Lorelei Sun | Of Counsel | Denver, CO | lorelei | 303.555.2115 | Appeals; Mediation | J.D./Georgetown University Law Center/1988; B.A./Grinnell College/1985 | Colorado; District of Columbia | - | Lorelei has mediated since before it was fashionable.
Harlan Peabody III | Associate Attorney | Denver, CO | harlan | 303.555.2116 | Adoption; Surrogacy | J.D./Gonzaga University School of Law/2019; B.A./Whitworth University/2015 | Colorado; Washington | - | Harlan is an adoptee.
Tamsin Doyle | Senior Paralegal | Denver, CO | tamsin | 303.555.2117 | Divorce | A.A./Red Rocks Community College/2009 | - | - | Tamsin knows every form.
Yolanda Cruz-Whitten | Partner | Fort Collins, CO | yolanda | 970.555.2118 | Post-Decree Modifications; Relocation Cases | J.D./Texas Tech University School of Law/2005; B.A./Angelo State University/2001 | Colorado; Texas | - | Yolanda moves children's lives gently.`

const widget = (type: string, inner: string) =>
  markup`
    <div class="elementor-element elementor-widget elementor-widget-${type}" data-element_type="widget">
    <div class="elementor-widget-container">${inner}</div></div>
  `

export const redfern: WrittenPlan = {
  key: 'page-builder-widgets',
  firm: 'Redfern Vale Law',
  host: 'redfernvale.example',
  structure: 'widgets of a page builder, second-rank headings, an accordion, the fax first, addresses as entities',
  people: handwritten('redfernvale.example', redfernPeople),
  path: ({ slug }) => `/attorney/${slug}/`,
  head: (person) =>
    markup`
      <script type="application/ld+json" class="yoast-schema-graph">
      ${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'WebPage',
            '@id': `https://redfernvale.example/attorney/${person.slug}/`,
            name: `${person.name} - Redfern Vale Law`,
            datePublished: '2024-02-01T10:00:00+00:00',
            breadcrumb: { '@id': '#breadcrumb' },
          },
          {
            '@type': 'BreadcrumbList',
            '@id': '#breadcrumb',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Home' },
              { '@type': 'ListItem', position: 2, name: person.name },
            ],
          },
          {
            '@type': ['Organization', 'LegalService'],
            name: 'Redfern Vale Law',
            telephone: '303.555.2110',
            email: 'hello@redfernvale.example',
          },
          { '@type': 'Person', '@id': '#/schema/person/1', name: 'webmaster', image: { caption: 'webmaster' } },
        ],
      })}
      </script>
    `,
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>${escaped(title)} - Redfern Vale Law</title>
      <meta property="og:title" content="${escaped(title)} - Redfern Vale Law">${head}</head>
      <body class="elementor-default elementor-page">
      <div data-elementor-type="header" class="elementor elementor-location-header">
      <div class="elementor-section">
      ${widget('heading', '<p class="elementor-heading-title">Call us: <a href="tel:3035552110">303.555.2110</a></p>')}
      ${widget('nav-menu', '<ul class="elementor-nav-menu"><li><a href="/attorneys/">Our Attorneys</a></li><li><a href="/family-law/">Family Law</a></li><li><a href="/criminal-defense/">Criminal Defense</a></li></ul>')}
      </div></div>${inner}<div data-elementor-type="footer" class="elementor elementor-location-footer">
      ${widget('heading', '<h4 class="elementor-heading-title">Denver Office</h4>')}
      ${widget('text-editor', '<p>1600 Broadway, Denver, CO 80202<br>303.555.2110</p>')}
      ${widget('heading', '<h4 class="elementor-heading-title">Fort Collins Office</h4>')}
      ${widget('text-editor', '<p>419 Canyon Ave, Fort Collins, CO 80521<br>970.555.2110</p>')}</div></body>
      </html>
    `,
  bio(person) {
    const mail = asEntities(person.email ?? '')
    const item = (icon: string, inner: string) =>
      markup`
        <li class="elementor-icon-list-item"><span class="elementor-icon-list-icon">
        <i aria-hidden="true" class="${icon}"></i></span><span class="elementor-icon-list-text">${inner}
        </span></li>
      `
    const tab = (title: string, inner: string) =>
      part(
        inner,
        markup`
          <div class="elementor-accordion-item"><div class="elementor-tab-title" role="button">
          <span class="elementor-accordion-icon"></span><a class="elementor-accordion-title" tabindex="0">
          ${title}</a></div><div class="elementor-tab-content elementor-clearfix" role="region">${inner}</div>
          </div>
        `,
      )
    return markup`
      <div data-elementor-type="single-post" class="elementor elementor-location-single attorney type-attorney">
      <section class="elementor-section"><div class="elementor-column">
      ${widget('image', '<img src="/p.jpg" alt="">')}
      ${widget(
        'icon-list',
        markup`
        <ul class="elementor-icon-list-items">${item('fas fa-fax', 'F: 303.555.2199')}
        ${item('fas fa-phone', `O: ${person.phone}`)}${item('fas fa-mobile', 'M: 720.555.2188')}
        ${item('fas fa-envelope', `<a href="${asEntities('mailto:')}${mail}">${mail}</a>`)}
        ${item('fas fa-map-marker', escaped(person.offices[0] ?? ''))}</ul>
      `,
      )}
      </div><div class="elementor-column">
      ${widget('theme-post-title', `<h2 class="elementor-heading-title elementor-size-default">${escaped(person.shown)}</h2>`)}
      ${widget('heading', `<h5 class="elementor-heading-title">${escaped(person.title)}</h5>`)}
      ${widget('text-editor', `<p>${escaped(person.bio)}</p>`)}
      ${widget(
        'accordion',
        markup`
        <div class="elementor-accordion">
        ${tab(
          'Areas of Focus',
          part(person.areas, `<ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`),
        )}
        ${tab('Education', `<p>${each(person.education, (one) => `${one.degree} – ${escaped(one.school)}, ${one.year}`, '<br>')}</p>`)}
        ${tab('Bar Admissions', part(person.bars, `<p>${each(person.bars, (bar) => `State of ${bar}`.replace('State of District', 'District'), '<br>')}</p>`))}
        ${tab('Judicial Clerkships', part(person.clerkships, `<p>${each(person.clerkships, (one) => `Law Clerk to ${escaped(one)}`)}</p>`))}
        ${tab('Outside the Office', '<p>Skiing in Steamboat Springs; reading Kent Haruf.</p>')}</div>
      `,
      )}
      </div></section><section class="elementor-section">
      ${widget('heading', '<h3 class="elementor-heading-title">Schedule a Consultation</h3>')}
      ${widget('form', '<form><input placeholder="Your name"><input placeholder="Your email"></form>')}
      </section></div>
    `
  },
  others: [
    ['/attorneys/', 'Our Attorneys', '<p>Denver and Fort Collins.</p>'],
    ['/family-law/', 'Family Law', '<p>Ask Calliope Redfern. 303.555.2110</p>'],
    ['/blog/who-keeps-the-dog/', 'Who Keeps the Dog?', '<p>Posted by Gus Vale, Partner, on May 3, 2026</p>'],
    ['/testimonials/maria-l/', 'Maria L.', '<p>“They answered each call.”</p>'],
    ['/fort-collins/', 'Fort Collins', '<p>419 Canyon Ave<br>970.555.2110</p>'],
    ['/attorney/join-our-team/', 'Join Our Team', '<p>Paralegals wanted. hello@redfernvale.example</p>'],
  ],
  other: (heading, body) =>
    markup`
      <div data-elementor-type="wp-page" class="elementor">
      ${widget('heading', `<h2 class="elementor-heading-title">${escaped(heading)}</h2>`)}
      ${widget('text-editor', body)}</div>
    `,
  more: (url, { pages }) =>
    url.pathname === '/attorneys/'
      ? htmlAnswer(
          redfern.page(
            'Our Attorneys',
            markup`
              <div class="elementor"><h2>Our Attorneys</h2>
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <figure class="wp-caption"><a href="https://redfernvale.example${path}">
                <img src="/p.jpg" alt="${escaped(person.name)}"></a><figcaption>${escaped(person.name)}
                </figcaption></figure>
              `,
              )}
              </div>
            `,
          ),
        )
      : undefined,
}
