import { type Plan, wholeSitemap } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const grid: Plan = {
  at: 13,
  key: 'utility-class-grid',
  firm: 'North Quay LLP',
  host: 'northquay.example',
  structure: 'names and places in capitals, utility classes, degrees of one school in one bracket',
  folder: '/en/people',
  pathOf: ({ slug }) => `/en/people/${slug.slice(0, 1)}/${slug}`,
  count: 16,
  bio: (person, plan, people) => {
    const cell = (label: string, inner: string) =>
      `<div class="grid grid-cols-4 gap-4"><div class="col-span-1 text-xs uppercase">${label}</div><div class="col-span-3">${inner}</div></div>`
    return frame(
      plan,
      person.name,
      `<main class="mx-auto"><div class="flex"><div class="w-1/2"><h1 class="text-5xl">${escaped(person.shown.toUpperCase())}</h1><p class="text-xl">${escaped(person.title.toUpperCase())}</p><p class="tracking-wide">${person.offices.map((office) => escaped((office.split(',')[0] ?? '').toUpperCase())).join(', ')}</p>
<div class="flex gap-2">${person.phone ? `<span>D</span><a href="tel:+1${person.phone.replaceAll('.', '')}">+1.${person.phone}</a>` : ''}${person.email ? `<span>E</span><a href="mailto:${person.email}?subject=Inquiry">${person.email.split('@')[0]}</a>` : ''}</div></div></div>
<section class="prose"><p>${escaped(person.bio)}</p></section>${cell('Practices', person.areas.map((area) => `<a class="block" href="/en/practices/x">${escaped(area)}</a>`).join(''))}
${cell('Education', person.education.map((one) => `<p>${escaped(`${one.school} (${one.degree}${one.honor ? ` ${one.honor}` : ''}${one.year ? ` ${one.year}` : ''})`)}</p>`).join(''))}
${person.bars.length > 0 ? cell('Bar Admissions', `<p>${person.bars.join('; ')}</p>`) : ''}${person.clerkships.length > 0 ? cell('Clerkships', person.clerkships.map((one) => `<p>Law Clerk to ${escaped(one)}</p>`).join('')) : ''}
${cell('Insights', '<a class="block" href="/en/insights/x">What boards ask in 2026</a>')}</main><section><h2>Our people</h2>${people
        .slice(3, 6)
        .map(
          (one) =>
            `<a href="/en/people/x/${one.slug}"><b>${escaped(one.name)}</b><span>${escaped(one.title)}</span><span>Denver</span></a>`,
        )
        .join('')}</section>`,
      plan.folder,
    )
  },
  more: wholeSitemap,
}
