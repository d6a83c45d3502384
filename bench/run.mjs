// @ts-check
// `npm run bench -- <name> …`: measures, prints, and judges nothing; the promises stand in the tables it prints.
// What is measured is at scale: the first run of a bench makes its data in bench/.data/ (a minute or two), later runs
// find it there.
import { useOwnNode } from '../scripts/prepare.mjs'
import { Complaint, main } from '../scripts/process.mjs'

/** A bench is a module with `run()`, which prints what it measured. @type {Record<string, { about: string, module: string }>} */
const benches = {
  analytics: { about: 'analytics and the dashboard over 100,000 applications', module: './analytics.mjs' },
  sources: { about: 'a refresh of 394 simulated job sources with 40,000 postings, over HTTP', module: './sources.mjs' },
  board: { about: 'searches of the public board over 100,000 open jobs, in the Worker', module: './board.mjs' },
  jobs: { about: 'Manage Jobs over 100,000 jobs', module: './jobs.mjs' },
  matching: {
    about: 'criteria to jobs over 100,000 open jobs: time, rows read, order beside BM25',
    module: './matching.mjs',
  },
  reading: {
    about: 'how right and how fast queries and postings are read, over the labelled sets',
    module: './reading.mjs',
  },
  'online-jobs': { about: 'searches of online jobs over 100,000 postings, in the Worker', module: './online-jobs.mjs' },
  resumes: {
    about: 'what the rules read out of résumés, how they rank applications, and how fast',
    module: './resumes.mjs',
  },
  site: { about: 'requests a second of cached pages against a constant answer; pages made anew', module: './site.mjs' },
}

await main(async () => {
  await useOwnNode()
  const names = process.argv.slice(2)
  if (names.length === 0) {
    for (const [name, { about }] of Object.entries(benches)) console.log(`npm run bench -- ${name.padEnd(10)} ${about}`)
    return
  }
  for (const name of names) {
    const bench = benches[name]
    if (!bench) throw new Complaint(`There is no bench "${name}"; there are: ${Object.keys(benches).join(', ')}.`)
    console.log(`\n## ${name}: ${bench.about}\n`)
    const { run } = /** @type {{ run: () => Promise<void> }} */ (await import(bench.module))
    await run()
  }
})
