import { ToForm } from '../to-form.tsx'

/** Who the panel is for, and a link to the form. */
export function PanelWelcome() {
  return (
    <header className="relative z-10 pt-6 md:pt-12 xl:col-start-1 xl:row-start-1 xl:pt-[5.5cqw]">
      <p className="font-semibold text-wattle-ink">For participants</p>
      <h1 className="mt-3 font-hero text-[clamp(2.25rem,10.4vw,2.75rem)] leading-none tracking-[-0.02em] md:mt-4 md:text-[clamp(2.75rem,4.45vw,4rem)]">
        Say what you think. <br />
        Get paid for it.
      </h1>
      <p className="mt-4 mb-6 max-w-[27em] text-ink-2 text-lead md:mt-6 md:mb-8 xl:max-w-[41cqw]">
        We ask people about bills, lunches, apps and letters. You don’t need special knowledge:
        you’re the expert on your own week.
      </p>
      <ToForm>Join Now</ToForm>
    </header>
  )
}
