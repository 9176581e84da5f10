import { RUN_IT_YOURSELF } from '#content/startups.ts'
import { buttonLook } from '#ui/button-look.ts'

/** Directs founders to the platform if they want to ask people themselves. */
export function RunItYourself() {
  const { title, text, button, to } = RUN_IT_YOURSELF
  return (
    <section aria-labelledby="platform-title" className="py-18 md:py-28">
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <div className="grid items-center gap-x-6 gap-y-6 border-ink border-y-[1.5px] py-8 md:py-12 xl:grid-cols-12">
          <h2 id="platform-title" className="text-h1 xl:col-span-4">
            {title}
          </h2>
          <p className="text-ink-2 xl:col-span-5">{text}</p>
          <a
            href={to}
            className={buttonLook({
              className: 'justify-self-start xl:col-span-3 xl:justify-self-end',
            })}
          >
            {button}
          </a>
        </div>
      </div>
    </section>
  )
}
