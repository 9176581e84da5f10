import { CONSENT_LABELS, type ConsentAnswer, type ConsentWay } from '@wattle/contract/consent'
import type { LegalSection } from '@wattle/contract/policy'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ConsentPack } from './read-consent-pack.ts'

const ANSWERS: Record<ConsentAnswer, string> = { YES: 'Yes', NO: 'No', WITHDRAWN: 'Withdrawn' }
const WAYS: Record<ConsentWay, string> = {
  SCREENER: 'before the questions',
  BOOKING: 'on the booking page',
  ROOM: 'verbally, in the interview',
  OWN_PAGE: 'on their own page',
  ADMIN: 'told our team',
}

const STYLE = `
body { font: 11pt/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d1d1b; background: #fff }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem } h3 { font-size: 1rem; margin-bottom: .25rem }
table { border-collapse: collapse; width: 100% } th, td { border-bottom: 1px solid #bbb; padding: .3rem .5rem .3rem 0; text-align: left; vertical-align: top }
code { font-size: .8em; overflow-wrap: anywhere } article, tr { break-inside: avoid } .words { white-space: pre-line }
`

/** The printable copy. Only the signed file can be verified, so the page says how to do that. */
export function printConsents({ about, people, texts }: ConsentPack, signature: string): string {
  const { studyTitle, madeAt, site, key } = about
  const page = (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <title>{`Consent: ${studyTitle}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Consent on record: {studyTitle}</h1>
        <p>
          {people.length} {people.length === 1 ? 'person' : 'people'}. Made on {time(madeAt)} by{' '}
          {site}.
        </p>
        <h2>Answers</h2>
        {people.map((person) => (
          <PersonAnswers key={person.number} person={person} />
        ))}
        <h2>Words</h2>
        {texts.map(({ id, kind, version, hash, body }) => (
          <section key={id}>
            <h3>
              Text {id}: {CONSENT_LABELS[kind]}, version {version}
            </h3>
            <p>
              <code>SHA-256 {hash}</code>
            </p>
            {kind === 'PRIVACY' ? <Policy body={body} /> : <p className="words">{body}</p>}
          </section>
        ))}
        <h2>How to check this</h2>
        <p>
          This page is a copy for reading. To check that the signed file is intact, run “npm run
          consent:verify FILE”. The key is also at {site}
          /api/site/consent-key.
        </p>
        <p>
          Key (Ed25519): <code>{key}</code>
          <br />
          Signature: <code>{signature}</code>
        </p>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function PersonAnswers({ person }: { person: ConsentPack['people'][number] }) {
  const { number, name, answers } = person
  return (
    <article>
      <h3>
        Participant {number}
        {name && `, ${name}`}
      </h3>
      <table>
        <thead>
          <tr>
            <th>About</th>
            <th>Answer</th>
            <th>When and where</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ textId, kind, answer, way, seconds, shownLink, at }) => (
            <tr key={`${at} ${kind} ${answer}`}>
              <td>
                {CONSENT_LABELS[kind]} (text {textId})
              </td>
              <td>{ANSWERS[answer]}</td>
              <td>
                {time(at)}, {WAYS[way]}
                {seconds !== null && `, ${seconds} seconds into the call`}
                {shownLink && `. Form shown: ${shownLink}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}

/** Prints the policy, which we store as JSON because that's the text we hash. */
function Policy({ body }: { body: string }) {
  const { sections } = JSON.parse(body) as { sections: LegalSection[] }
  return sections.map(({ id, title, content }) => (
    <div key={id}>
      <h4>{title}</h4>
      {content.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ))
}

/** Times are in UTC, as in the signed file. */
const time = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`
