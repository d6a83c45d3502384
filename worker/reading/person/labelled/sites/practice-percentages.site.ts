import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const hoskinsPeople = `
Barton Hoskins | Founder | Toledo, OH | bart | 419-555-2201 | Personal Injury; Workers' Compensation | J.D./University of Toledo College of Law/1996; B.A./Bowling Green State University/1992 | Ohio; Michigan | - | Bart worked at the Jeep plant before law school.
Renita Folsom | Partner | Toledo, OH | renita | 419-555-2202 | Medical Malpractice; Birth Injuries | J.D./Cleveland State University College of Law/2001; B.S.N./Mercy College of Ohio/1993 | Ohio | - | Renita reads charts as the nurse she was.
Ollie Vandersloot | Associate Attorney | Findlay, OH | ollie | 419-555-2203 | Truck Accidents | J.D./Ohio Northern University Pettit College of Law/2019; B.A./University of Findlay/2015 | Ohio | - | Ollie grew up on I-75.
Guadalupe Rincón | Associate Attorney | Toledo, OH | lupe | 419-555-2204 | Dog Bites; Premises Liability | J.D./University of Dayton School of Law/2020; B.A./Wayne State University/2016 | Ohio; Michigan | - | Guadalupe takes calls in Spanish.
Elmer T. Dubbs | Of Counsel | Findlay, OH | elmer | 419-555-2205 | Social Security Disability | J.D./Capital University Law School/1975; B.S./Heidelberg University/1971 | Ohio | Judge Norma Pruss, Sandusky County Court of Common Pleas | Elmer has tried hearings in nine counties.
Shayla Brightwell | Intake Manager | Toledo, OH | shayla | 419-555-2206 | - | A.A./Owens Community College/2012 | - | - | Shayla picks up on the second ring.
Casimir Wozniak | Trial Attorney | Toledo, OH | cas | 419-555-2207 | Wrongful Death; Nursing Home Abuse | J.D./Wayne State University Law School/2008; B.A./University of Toledo/2004 | Michigan; Ohio; Indiana | - | Casimir has tried sixty-one cases to verdict.
Ivy Nakagawa | Associate Attorney | Toledo, OH | ivy | 419-555-2208 | Motorcycle Accidents | J.D./University of Akron School of Law/2022; B.A./Denison University/2018 | Ohio | - | Ivy rides.`

export const hoskins: WrittenPlan = {
  key: 'practice-percentages',
  firm: 'Hoskins Folsom Injury Lawyers',
  host: 'hoskinsfolsom.example',
  structure: 'a vendor’s template: shares of practice in percent, degrees below their schools, reviews, a form, a chat',
  people: handwritten('hoskinsfolsom.example', hoskinsPeople),
  path: ({ slug }) => `/attorneys/${slug}/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Toledo, Ohio Personal Injury Attorney | Hoskins Folsom Injury Lawyers</title>
      </head><body><div class="fl-header"><a class="fl-logo" href="/">Hoskins Folsom Injury Lawyers</a>
      <div class="fl-cta">No fee unless we win: <span class="fl-phone">800-555-2200</span></div>
      <ul class="fl-nav"><li><a href="/attorneys/">Attorneys</a></li><li>
      <a href="/personal-injury/">Personal Injury</a></li><li><a href="/reviews/">Reviews</a></li></ul></div>
      <div class="fl-body">${inner}</div><div class="fl-footer"><h3>Toledo Office</h3>
      <p>One SeaGate<br>Toledo, OH 43604<br>Phone: 419-555-2200<br>Fax: 419-555-2299</p>
      <h3>Findlay Office</h3><p>500 South Main Street<br>Findlay, OH 45840<br>Phone: 419-555-2250</p>
      <p class="fl-email"><a href="mailto:help@hoskinsfolsom.example">Email Us</a></p></div></body></html>
    `,
  bio: (person) =>
    `<div class="fl-main"><h1>${escaped(person.name)}</h1><h2 class="fl-position">${escaped(person.title)}</h2><ul class="fl-contact"><li>Location: ${escaped(person.offices[0]?.replace('OH', 'Ohio') ?? '')}</li><li>Phone: ${person.phone}</li><li>Toll Free: 800-555-2200</li><li>Fax: 419-555-2299</li><li>Email: <a class="emailLink" href="mailto:${person.email}">Email Me</a></li></ul><p>${escaped(person.bio)}</p>
${part(person.areas, `<h3>Areas of Practice</h3><ul>${each(person.areas, (area, at) => `<li>${[60, 40][at] ?? 0}% ${escaped(area)}</li>`)}</ul>`)}${part(person.bars, `<h3>Bar Admissions</h3><ul>${each(person.bars, (bar, at) => `<li>${bar}, ${1997 + at}</li>`)}</ul>`)}<h3>Education</h3><ul>${each(person.education, (one) => `<li>${escaped(one.school)}<ul><li>${one.degree} - ${one.year}</li><li>Major: Communications</li></ul></li>`)}</ul>${part(person.clerkships, `<h3>Past Positions</h3><ul><li>Bailiff and driver, 1974</li></ul><h3>Clerkships</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h3>Professional Associations and Memberships</h3><ul><li>Ohio Association for Justice, 1998 - Present</li><li>Toledo Bar Association, Member</li></ul><h3>Languages</h3><ul><li>English</li></ul></div><div class="fl-side"><h3>Review: 5/5</h3><p>“They won my case in Lima, Ohio.” — Darnell P.</p><form><label>Name</label><input><label>Email</label><input></form></div>`,
  others: [
    ['/attorneys/', 'Attorneys', '<p>Meet the people who fight for you.</p>'],
    ['/reviews/', 'Reviews', '<p>“Bart Hoskins is the best.” — Wanda K.</p>'],
    ['/personal-injury/', 'Personal Injury', '<p>Call 800-555-2200.</p>'],
    ['/verdicts/estate-of-helen-moody/', 'Estate of Helen Moody', '<p>$2,400,000 for a fall.</p>'],
    ['/attorneys/why-choose-us/', 'Why Choose Us', '<h3>Education</h3><p>We teach adjusters.</p>'],
    ['/findlay/', 'Findlay', '<p>500 South Main Street</p>'],
  ],
  other: (heading, body) => `<div class="fl-main"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
