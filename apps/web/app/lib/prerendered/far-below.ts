/**
 * Runs inline, before all other code. What lies far below the first screen (`far-below` in the
 * stylesheet) is laid out by the browser when it comes near: else a slow phone does so again and again
 * while the page loads, with each drawing and typeface that arrives. Its height is guessed until then, so
 * all of it is laid out as soon as somebody might go past it: before a way to an anchor, before it is
 * printed, where the page opens in its middle, and soon after the first sign of life. Who changes the
 * anchor in the address bar was taken to a place that was guessed, and is taken there again, whether the
 * scrolling or the change of the address is told first.
 */
export const farBelowScript = `(()=>{
const isLaidOut=()=>'laidOut' in document.documentElement.dataset
const layOut=()=>{document.documentElement.dataset.laidOut=''}
const arrive=()=>{
if(isLaidOut())return
layOut()
if(location.hash)document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
const soon=()=>(window.requestIdleCallback||setTimeout)(arrive)
for(const sign of ['pointerdown','keydown','scroll'])addEventListener(sign,soon,{once:true,capture:true,passive:true})
addEventListener('click',({target})=>{target.closest('a[href*="#"]')&&layOut()},true)
addEventListener('hashchange',arrive)
addEventListener('beforeprint',layOut)
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')layOut()
})()`
