import { API_BASE, type CallReply } from '@wattle/contract/endpoint'
import type { ErrorBody } from '@wattle/contract/errors'
import { RESPONDENT_CALLS } from '@wattle/contract/respondent'
import type { getRespondentScreener, loginByScreenerHash } from '@wattle/contract/screening'
import { CallError } from './call.ts'
import { LINK_PARAMETER, OF_PAGE } from './respondent-link.ts'
import { RESPONDENT_KEY, RESPONDENT_LINK_KEY } from './session.ts'

type Answer<Reply> = { status: number; body: Reply | ErrorBody }

/**
 * The prefetched responses. A response is undefined if the request failed or we couldn't read it.
 */
interface Prefetch {
  key: string
  token?: Promise<Answer<CallReply<typeof loginByScreenerHash>> | undefined> | undefined
  page?: Promise<Answer<object> | undefined> | undefined
  /** Only prefetched on the page where people pick a time. */
  study?: Promise<Answer<CallReply<typeof getRespondentScreener>> | undefined> | undefined
}

declare global {
  interface Window {
    prefetch?: Prefetch
  }
}

/**
 * Runs inline in a respondent's page before all other code. It requests the link's token and then
 * the page's data, with the calls the page would make, so on a slow connection the responses have
 * arrived by the time the code has loaded. The data's path in the API is the same as the page's
 * path, and the page where people pick a time also needs the study. These calls don't change
 * anything. They leave out the time zone, which takes a slow phone a tenth of a second to find and
 * which we only need once people press Start.
 */
export const prefetchScript = `(()=>{try{
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
const by=known?Promise.resolve(known):token.then((reply)=>reply?.body.accessToken)
const page=by.then((value)=>value&&ask(pathname+'/'+id,value))
const study=/slots$/.test(pathname)?page.then(async(reply)=>reply?.status===200?ask('${RESPONDENT_CALLS.getRespondentScreener.path}'.replace(':id',id),await by):undefined):undefined
window.prefetch={key,token,page,study}
}catch{}})()`

/**
 * Returns a prefetched response only once, because later calls need the current state. Throws a
 * prefetched refusal, because asking again would get the same answer.
 */
export async function takePrefetched<Part extends 'token' | 'page' | 'study'>(
  key: string,
  part: Part,
) {
  const asked = window.prefetch
  if (asked?.key !== key) return undefined
  const answer = asked[part]
  delete asked[part]
  return answer && replyOf<PrefetchedReply<Part>>(await answer)
}

type PrefetchedReply<Part> = Part extends 'token'
  ? CallReply<typeof loginByScreenerHash>
  : Part extends 'study'
    ? CallReply<typeof getRespondentScreener>
    : object

function replyOf<Reply>(answer: Answer<object> | undefined): Reply | undefined {
  if (!answer || answer.status < 400) return answer?.body as Reply | undefined
  const { code, message, data } = answer.body as ErrorBody
  throw new CallError(answer.status, code, message, data)
}
