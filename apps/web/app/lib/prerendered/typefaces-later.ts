/**
 * Runs inline, before all other code. Whether the real typefaces came before or after the first words
 * was left to chance, and before them they make a visitor on a slow line wait: so a first page is
 * written in the stand-ins, which take the same room, and dressed once its words are on the screen. Who
 * comes from another page of ours has the files already and sees no change of type.
 */
export const typefacesLaterScript = `(()=>{
const page=document.documentElement.dataset
const isFirst=performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!document.referrer.startsWith(location.origin+'/')
if('plainType' in page||!isFirst||!PerformanceObserver.supportedEntryTypes?.includes('paint'))return
page.plainType=''
const dress=()=>{delete page.plainType}
const faces=['Atkinson Hyperlegible Next','Bricolage Grotesque']
const ask=()=>Promise.all(faces.map((face)=>document.fonts.load('1em "'+face+'"'))).then(dress,dress)
new PerformanceObserver((seen)=>{if(seen.getEntriesByName('first-contentful-paint')[0])setTimeout(ask)}).observe({type:'paint',buffered:true})
})()`
