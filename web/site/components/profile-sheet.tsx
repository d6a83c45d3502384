import type { ProfileBlock, ProfileView } from '#contract/domain/profiles.ts'

/** A profile as part of a page. Plain elements: it works without scripts and prints on one sheet. */
export function ProfileSheet({ profile, heading: Heading = 'h1' }: { profile: ProfileView; heading?: 'h1' | 'h2' }) {
  const Section = Heading === 'h1' ? 'h2' : 'h3'
  const { code, title, headline, blocks } = profile
  return (
    <article className="profile">
      <header>
        <p className="profile-code">Confidential profile {code}</p>
        <Heading>{title}</Heading>
        {headline ? <p className="lead">{headline}</p> : null}
      </header>
      {blocks.map((block) => (
        <section key={`${block.kind} ${block.title}`}>
          <Section>{block.title}</Section>
          <Contents block={block} />
        </section>
      ))}
    </article>
  )
}

function Contents({ block }: { block: ProfileBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className="profile-text">{block.text}</p>
    case 'facts':
      return (
        <dl className="profile-facts">
          {block.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'positions':
      return (
        <ol className="profile-positions">
          {block.positions.map(({ title, firm, years }, at) => (
            <li key={at}>
              <p>
                <strong>{title}</strong>
                {firm ? <span>{firm}</span> : null}
              </p>
              {years ? <p className="muted">{years}</p> : null}
            </li>
          ))}
        </ol>
      )
  }
}
