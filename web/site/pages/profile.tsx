import type { ProfileView } from '#contract/domain/profiles.ts'
import { ProfileSheet } from '#web/site/components/profile-sheet.tsx'
import { mailTo, type SiteView } from '#web/site/site-view.ts'

type ProfilePageProps = {
  view: SiteView
  profile: ProfileView
  /** Null for a profile that names the candidate. */
  name: 'unasked' | 'asked' | null
  /** The member of staff who sent the link. */
  contact: string | null
}

/** The page of a profile that a client opens by a link. Plain forms: it works without scripts, on any phone. */
export const ProfilePage = ({ view, profile, name, contact }: ProfilePageProps) => (
  <div className="page profile-page">
    <ProfileSheet profile={profile} />
    <section className="profile-answer">
      {name === 'unasked' ? (
        <form method="post">
          <p>Would you like to know who this is? We’ll ask the candidate, and tell you once they agree.</p>
          <button className="button primary" type="submit" name="action" value="name">
            Ask for the name
          </button>
        </form>
      ) : null}
      {name === 'asked' ? (
        <output>You asked for the name. {contact ?? 'We'} will get back to you once the candidate agrees.</output>
      ) : null}
      <p className="muted">
        {`Questions? ${contact ? `${contact} at ` : ''}${view.brand.brandName}, `}
        <a href={mailTo(view.brand, `Profile ${profile.code}`)}>{view.brand.brandEmail}</a>
        {view.brand.brandPhone ? `, ${view.brand.brandPhone}` : ''}. Please keep this profile to yourself.
      </p>
    </section>
  </div>
)
