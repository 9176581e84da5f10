import { TAKEN_OVER } from './started.tsx'

/**
 * Runs inline, before all other code: a form of the page that is sent before React has taken it over
 * would leave the page, and lose what was typed. It waits instead, and is sent when React is there.
 */
export const earlySubmitScript = `(()=>{
const early=new Set,waiting=new Map
const isTaken=(form)=>Object.keys(form).some((key)=>key.startsWith('__reactProps'))
addEventListener('DOMContentLoaded',()=>{for(const form of document.forms)early.add(form)})
addEventListener('submit',(event)=>{
if(!early.has(event.target))return
event.preventDefault()
waiting.set(event.target,event.submitter)
},true)
addEventListener('${TAKEN_OVER}',()=>{
for(const form of early){
if(!isTaken(form))continue
early.delete(form)
if(waiting.has(form))form.requestSubmit(waiting.get(form))
}})
})()`
