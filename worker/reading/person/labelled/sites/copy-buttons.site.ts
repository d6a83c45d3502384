import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const northfoldPeople = `
Alasdair Kincaid | Partner | Seattle | akincaid | 206.555.2411 | Cloud Contracts; Software Audits | J.D./University of Washington School of Law/2003; B.S./Rose-Hulman Institute of Technology/1998 | Washington; Oregon | - | Alasdair negotiates with vendors.
Ngozi Umunna | Partner | Seattle | numunna | 206.555.2412 | Aviation Manufacturing; Export Controls | J.D./Georgetown University Law Center/2006; B.S.E./University of Michigan/2002 | Washington; District of Columbia | Hon. Leland Voss, U.S. Court of International Trade | Ngozi exports what flies.
Petronella van Wyk | Associate | Boise | pvanwyk | 208.555.2413 | Dairy; Water Adjudication | J.D./University of Idaho College of Law/2020; B.Com./Stellenbosch University/2012 | Idaho; Utah | - | Petronella measures ditches.
Dwight Sorrell | Senior Counsel | Boise | dsorrell | 208.555.2414 | Timber; Public Lands | J.D./Lewis & Clark Law School/1984; B.S.F./University of Montana/1979 | Idaho; Montana | - | Dwight walks cut lines.
Jiwoo Hahn | Associate | Seattle | jhahn | 206.555.2415 | Video Games; Licensing | J.D./University of Southern California Gould School of Law/2022; B.A./Pomona College/2018 | Washington; California | - | Jiwoo speedruns contracts.
Carlotta Bene | Director of Marketing | Seattle | cbene | 206.555.2416 | - | B.A./Gonzaga University/2005 | - | - | Carlotta writes the site.`

export const northfold: WrittenPlan = {
  key: 'copy-buttons',
  firm: 'Northfold Kincaid PLLC',
  host: 'northfoldkincaid.example',
  structure: 'utility classes alone, contact behind buttons that copy, two columns without a heading element',
  people: handwritten('northfoldkincaid.example', northfoldPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} — Northfold Kincaid</title></head>
      <body class="antialiased bg-white text-slate-900"><header class="sticky top-0 z-50 border-b">
      <div class="mx-auto max-w-7xl flex items-center justify-between">
      <a href="/" class="font-semibold">Northfold Kincaid</a><nav class="flex gap-6 text-sm">
      <a href="/people">People</a><a href="/expertise">Expertise</a></nav></div></header>
      <main class="mx-auto max-w-7xl px-6">${inner}</main><footer class="border-t py-8 text-xs">
      <p>Seattle 206.555.2400</p><p>Boise 208.555.2400</p></footer></body></html>
    `,
  bio(person) {
    const box = (label: string, inner: string) =>
      part(
        inner,
        `<div class="py-6 border-t"><p class="text-xs uppercase tracking-wide text-slate-500">${label}</p><div class="mt-2 space-y-1">${inner}</div></div>`,
      )
    return markup`
      <div class="grid grid-cols-3 gap-12"><div class="col-span-1"><img class="rounded" src="/p.jpg" alt="">
      <p class="mt-4 text-3xl font-serif">${escaped(person.shown)}</p><p class="text-slate-600">
      ${escaped(person.title)}</p><p class="text-slate-600">${person.offices[0]}</p>
      <button class="mt-4 inline-flex" data-clipboard-text="${person.email}">Copy email</button>
      <button class="inline-flex" data-clipboard-text="${person.phone}">${person.phone}</button></div>
      <div class="col-span-2"><p class="text-lg">${escaped(person.bio)}</p>
      ${box(
        'Expertise',
        each(person.areas, (area) => `<p>${escaped(area)}</p>`),
      )}
      ${box(
        'Education',
        each(
          person.education,
          (one) =>
            markup`
            <p><span class="font-medium">${escaped(one.school)}</span> <span class="text-slate-500">
            ${one.degree} ’${String(one.year).slice(2)}, conferred ${one.year}</span></p>
          `,
        ),
      )}
      ${box(
        'Admissions',
        each(person.bars, (bar) => `<p>${bar}</p>`),
      )}
      ${box(
        'Clerkships',
        each(person.clerkships, (one) => `<p>${escaped(one)}</p>`),
      )}
      ${box('Outside of work', '<p>Volunteer, Portland Audubon</p><p>Rowing</p>')}</div></div>
    `
  },
  others: [
    ['/expertise/cloud-contracts', 'Cloud Contracts', '<p>Alasdair Kincaid, Partner</p>'],
    ['/people', 'People', '<p>Seattle and Boise</p>'],
    ['/people/culture', 'Culture', '<p>We row.</p>'],
    ['/journal/speedrunning-a-license', 'Speedrunning a License', '<p>Jiwoo Hahn</p>'],
    ['/boise', 'Boise', '<p>208.555.2400</p>'],
  ],
  other: (heading, body) => `<p class="mt-4 text-3xl font-serif">${escaped(heading)}</p>${body}`,
  more: sitemap,
}
