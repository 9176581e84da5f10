import { API_BASE, type CallReply } from '@wattle/contract/endpoint'
import type { ErrorBody } from '@wattle/contract/errors'
import { RESPONDENT_CALLS } from '@wattle/contract/respondent'
import type { getRespondentScreener, loginByScreenerHash } from '@wattle/contract/screening'
import { CallError } from './call.ts'
import { LINK_PARAMETER, OF_PAGE } from './respondent-link.ts'
import { RESPONDENT_KEY, RESPONDENT_LINK_KEY } from './session.ts'

type Answer<Reply> = { status: number; body: Reply | ErrorBody }

/** What was asked for; an answer that did not come, or with which something was wrong here, is none. */
interface EarlyAsk {
  key: string
  token?: Promise<Answer<CallReply<typeof loginByScreenerHash>> | undefined> | undefined
  page?: Promise<Answer<object> | undefined> | undefined
  /** Where the page is that of the hours: of which study they are. */
  study?: Promise<Answer<CallReply<typeof getRespondentScreener>> | undefined> | undefined
}

declare global {
  interface Window {
    earlyAsk?: EarlyAsk
  }
}

/**
 * Runs inline in a respondent's page, before all other code, and asks for the link's token and then for
 * what the page shows, by the calls that the page would make: on a slow line the answers are there when
 * the code is. It asks for what has the page's own address in the API, for hours also of which study
 * they are, and changes nothing. It does not say the time zone: only Start wants it, and a slow phone
 * takes a tenth of a second to find it.
 */
export const earlyAskScript = `(()=>{try{
const {pathname}=location
const key=new URLSearchParams(location.search).getAll('${LINK_PARAMETER}').find(Boolean)||history.state?.${LINK_PARAMETER}||sessionStorage.getItem('${LINK_PARAMETER}${OF_PAGE}'+pathname)
if(!key)return
const id=encodeURIComponent(key)
const ask=(path,token)=>fetch('${API_BASE}'+path,{
credentials:'include',
signal:AbortSignal.timeout(15e3),
headers:token?{authorization:'Bearer '+token}:{}
}).then(async(answer)=>answer.status<500?{status:answer.status,body:await answer.json()}:undefined).catch(()=>{})
const known=sessionStorage.getItem('${RESPONDENT_LINK_KEY}')===key&&sessionStorage.getItem('${RESPONDENT_KEY}')
const token=known?undefined:ask('${RESPONDENT_CALLS.loginByScreenerHash.path}?hash='+id)
const by=known?Promise.resolve(known):token.then((given)=>given?.body.accessToken)
const page=by.then((given)=>given&&ask(pathname+'/'+id,given))
const study=/slots$/.test(pathname)?page.then(async(given)=>given?.status===200?ask('${RESPONDENT_CALLS.getRespondentScreener.path}'.replace(':id',id),await by):undefined):undefined
window.earlyAsk={key,token,page,study}
}catch{}})()`

/**
 * An answer that was asked for early, once: whoever asks again wants to know how it is now. A refusal is
 * one, too: asked for again, it would be the same.
 */
export async function takeEarly<Part extends 'token' | 'page' | 'study'>(key: string, part: Part) {
  const asked = window.earlyAsk
  if (asked?.key !== key) return undefined
  const answer = asked[part]
  delete asked[part]
  return answer && replyOf<EarlyReply<Part>>(await answer)
}

type EarlyReply<Part> = Part extends 'token'
  ? CallReply<typeof loginByScreenerHash>
  : Part extends 'study'
    ? CallReply<typeof getRespondentScreener>
    : object

function replyOf<Reply>(answer: Answer<object> | undefined): Reply | undefined {
  if (!answer || answer.status < 400) return answer?.body as Reply | undefined
  const { code, message, data } = answer.body as ErrorBody
  throw new CallError(answer.status, code, message, data)
}
