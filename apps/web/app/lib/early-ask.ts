import { API_BASE, type CallReply } from '@wattle/contract/endpoint'
import type { loginByScreenerHash } from '@wattle/contract/screening'
import { OF_PAGE } from './link-key.ts'
import { RESPONDENT_KEY, RESPONDENT_LINK_KEY } from './session.ts'

/** What was asked for; an answer that did not come, or was a refusal, is none. */
interface EarlyAsk {
  key: string
  token?: Promise<CallReply<typeof loginByScreenerHash> | undefined> | undefined
  page?: Promise<object | undefined> | undefined
}

declare global {
  interface Window {
    earlyAsk?: EarlyAsk
  }
}

/**
 * Runs inline in a respondent's page, before all other code, and asks for the link's token and then for
 * what the page shows, by the calls that the page would make: on a slow line the answers are there when
 * the code is. It asks for what has the page's own address in the API, and changes nothing. It does not
 * say the time zone: only Start wants it, and a slow phone takes a tenth of a second to find it.
 */
export const earlyAskScript = `(()=>{try{
const {pathname}=location
const key=new URLSearchParams(location.search).get('hashKey')||sessionStorage.getItem('hashKey${OF_PAGE}'+pathname)
if(!key)return
const id=encodeURIComponent(key)
const ask=(path,token)=>fetch('${API_BASE}'+path,{
credentials:'include',
signal:AbortSignal.timeout(15e3),
headers:token?{authorization:'Bearer '+token}:{}
}).then((answer)=>answer.ok?answer.json():undefined).catch(()=>{})
const page=(token)=>ask(pathname+'/'+id,token)
if(sessionStorage.getItem('${RESPONDENT_LINK_KEY}')===key)window.earlyAsk={key,page:page(sessionStorage.getItem('${RESPONDENT_KEY}'))}
else{
const token=ask('/auth/login/by-screener-hash?hash='+id)
window.earlyAsk={key,token,page:token.then((given)=>given&&page(given.accessToken))}
}
}catch{}})()`

/** An answer that was asked for early, once: whoever asks again wants to know how it is now. */
export async function takeEarly<Part extends 'token' | 'page'>(key: string, part: Part) {
  const asked = window.earlyAsk
  if (asked?.key !== key) return undefined
  const answer = asked[part]
  delete asked[part]
  return answer
}
