import type { EnquiryType } from '@wattle/contract/enquiry'
import { HONEYPOT } from '@wattle/contract/paths'

/** Fields for submitting without JavaScript: the kind of form, and a honeypot. */
export function PlainFields({ type }: { type: EnquiryType }) {
  return (
    <>
      <input type="hidden" name="type" value={type} />
      <div hidden>
        <label>
          Leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
