/** Labels of facts, in small letters, without what `labelOf` leaves out. */
export const labelTerms = {
  title: `
    current opening; job; job posting; job title; now hiring; open position; open role; opening; opportunity; position;
    position available; position title; posting title; role; role title; title; vacancy; vacancy title
  `,
  firm: `
    agency; client; company; company name; court; employer; employer name; employer/firm; firm; firm name; firm/company;
    hiring agency; hiring company; hiring entity; hiring firm; hiring organization; hospital; institution; law firm;
    law firm name; name of company; name of employer; name of firm; name of organization;
    organization; organization name; school
  `,
  location: `
    available cities; available locations; available offices; based; based at; based in; city; city and state; city state;
    city, and state; city, state; city/state; city/town; duty location; duty station; eligible cities; eligible locations;
    eligible offices; headquarters; hq; job location; job locations; job site; location; location of job;
    location of position; location of work; location preference; locations; market; multiple cities; multiple locations;
    multiple offices; office; office location; office locations; office preference; offices; place; place of work;
    position location; position locations; possible cities; possible locations; possible offices; preferred cities;
    preferred city; preferred location; preferred locations; preferred office; preferred offices; primary location;
    primary locations; primary office; town; where; work from; work location; work locations; work site; worksite
  `,
  area: `
    area of expertise; area of focus; area of law; area of practice; area of specialization; areas of expertise;
    areas of focus; areas of law; areas of practice; areas of specialization; category; department; group; job category;
    practice; practice area; practice areas; practice group; practice groups; practice/department; practice/group;
    primary area of expertise; primary area of focus; primary area of law; primary area of practice;
    primary area of specialization; primary areas of expertise; primary areas of focus; primary areas of law;
    primary areas of practice; primary areas of specialization; primary category; primary department; primary group;
    primary job category; primary practice; primary practice area; primary practice areas; primary practice group;
    primary practice groups; primary practice/department; primary practice/group; primary section;
    primary specialization; primary specialty; section; specialization; specialty
  `,
  level: `
    attorney category; attorney level; attorney type; career level; experience level; job level; level; position level;
    position type/level; seniority; seniority level
  `,
  years: `
    class; class year; class year range; class years; exp; experience; experience required; graduation year;
    graduation years; jd class year; jd class years; jd year; jd years; min year of experience; min years;
    min years experience; min years of experience; min yrs; min yrs experience; min yrs of experience;
    min. year of experience; min. years; min. years experience; min. years of experience; min. yrs; min. yrs experience;
    min. yrs of experience; minimum experience; minimum year of experience; minimum years; minimum years experience;
    minimum years of experience; minimum yrs; minimum yrs experience; minimum yrs of experience; post-jd experience; pqe;
    required experience; year exp; years; years exp; years experience; years of experience; years of practice;
    years required; yoe; yrs; yrs exp
  `,
  pay: `
    salary; compensation; pay; base salary; base pay; base compensation; remuneration; hiring; salary/compensation; wage;
    rate; pay rate; hourly rate; bill rate; hourly pay; hourly wage; hourly; base; comp; base annual salary;
    annual base salary; annual base pay; total pay; target salary; salary offered; stipend; hiring salary; how much;
    the money; money; what we pay; we pay; your pay; pay scale
  `,
  type: `
    appointment; appointment type; basis; commitment; contract basis; contract status; contract term; contract type;
    employment; employment basis; employment status; employment term; employment type; engagement; engagement type;
    full time/part time; full time/part-time; full time/parttime; full-time/part time; full-time/part-time;
    full-time/parttime; fulltime/part time; fulltime/part-time; fulltime/parttime; hours; job basis; job status; job term;
    job type; jobtype; position basis; position status; position term; position type; schedule; status; term; time type;
    type; work basis; work schedule; work status; work term; work type; worktype
  `,
  mode: `
    arrangement; attendance; hybrid; hybrid/remote; in-office attendance; in-office expectation; in-office expectations;
    in-office policy; in-office requirement; location requirement; location type; office attendance; office expectation;
    office expectations; office policy; office requirement; on-site/remote; onsite/remote; remote; remote allowed;
    remote eligibility; remote eligible; remote job; remote option; remote position; remote role; remote status;
    remote work; remote work allowed; remote work eligible; remote/hybrid; setting; telecommute; telecommute allowed;
    telecommute eligible; telecommuting; telecommuting allowed; telecommuting eligible; telework; telework eligible;
    work arrangement; work environment; work from home; work location type; work mode; work model; work place;
    work setting; work style; working arrangement; working arrangements; working mode; working model; working pattern;
    working style; workplace; workplace model; workplace policy; workplace setting; workplace type
  `,
  maxYears: `
    max year of experience; max years; max years experience; max years of experience; max yrs; max yrs experience;
    max yrs of experience; max. year of experience; max. years; max. years experience; max. years of experience; max. yrs;
    max. yrs experience; max. yrs of experience; maximum year of experience; maximum years; maximum years experience;
    maximum years of experience; maximum yrs; maximum yrs experience; maximum yrs of experience
  `,
  state: 'state',
} as const
