import { INCENTIVES_MARK } from '@wattle/contract/paths'
import { PAY } from '#content/participants.ts'

/** Styles for the heading and the list that the server inserts. */
const CONFIGURED =
  '[&_dd]:max-w-1/2 [&_dd]:shrink-0 [&_dd]:text-right [&_dd]:font-semibold [&_div]:flex [&_div]:items-baseline [&_div]:justify-between [&_div]:gap-6 [&_div]:border-line [&_div]:border-b [&_div]:py-3 [&_dl]:mt-3 [&_dl]:border-ink [&_dl]:border-t-[1.5px] [&_dt]:text-ink-2 [&_h3]:mt-12'

/** What we pay panel members for. Amounts come from the agency's configuration, if it has any. */
export function Pay() {
  return (
    <section
      id="pay"
      aria-labelledby="pay-title"
      className="bg-sunk py-18 md:py-28 print:bg-transparent"
    >
      <div className="mx-auto grid w-full max-w-page gap-x-6 gap-y-8 px-5 md:px-18 xl:grid-cols-12">
        <div className="xl:col-span-4">
          <h2 id="pay-title" className="text-h1">
            {PAY.title}
          </h2>
          <p className="mt-4 max-w-[26em] text-ink-2">{PAY.lead}</p>
        </div>
        <div className="xl:col-span-8">
          <dl className="border-ink border-t-[1.5px]">
            {PAY.rows.map(({ title, text }) => (
              <div
                key={title}
                className="items-baseline gap-x-6 border-line border-b py-4 md:grid md:grid-cols-[13rem_1fr]"
              >
                <dt className="font-display font-semibold text-h3">{title}</dt>
                <dd className="text-ink-2 max-md:mt-1">{text}</dd>
              </div>
            ))}
          </dl>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own comment, which the server replaces */}
          <div className={CONFIGURED} dangerouslySetInnerHTML={{ __html: INCENTIVES_MARK }} />
        </div>
      </div>
    </section>
  )
}
