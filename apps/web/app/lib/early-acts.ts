import { TAKEN_OVER } from './started.tsx'

/**
 * Runs inline, before all other code, and keeps what a visitor does before React is there to hear it.
 * A form that is sent would leave the page and lose what was typed; a press on a button would be lost.
 * Both wait, and happen when React has taken the element over. Nobody else hears of such a press:
 * React would sometimes act on it and sometimes not, and it must happen once. Buttons that the browser
 * itself understands (popovertarget) are left alone.
 */
export const earlyActsScript = `(()=>{
const early=new Set,waiting=new Map
let pressed=[]
const isTaken=(element)=>Object.keys(element).some((key)=>key.startsWith('__reactProps'))
addEventListener('DOMContentLoaded',()=>{for(const form of document.forms)early.add(form)})
addEventListener('submit',(event)=>{
if(!early.has(event.target))return
event.preventDefault()
waiting.set(event.target,event.submitter)
},true)
addEventListener('click',(event)=>{
const button=event.target.closest('button[type=button]:not([popovertarget])')
if(!button||isTaken(button))return
event.stopImmediatePropagation()
pressed.push(button)
},true)
addEventListener('${TAKEN_OVER}',()=>{
for(const form of early){
if(!isTaken(form))continue
early.delete(form)
if(waiting.has(form))form.requestSubmit(waiting.get(form))
}
const heard=pressed.filter(isTaken)
pressed=pressed.filter((button)=>!isTaken(button))
for(const button of heard)button.click()
})
})()`
