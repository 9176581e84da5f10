import { TAKEN_OVER } from './started.tsx'

/**
 * Runs inline, before all other code, and keeps what a visitor does before React is there to hear it.
 * A form that is sent would leave the page and lose what was typed; a press on a button would be lost.
 * Both wait, and happen when React has taken the element over. Buttons that the browser itself
 * understands (popovertarget) have done their work by then; and so has React, where a press made it
 * take the element over at once, for which the press is looked at after React.
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
addEventListener('click',({target})=>{
const button=target.closest('button[type=button]:not([popovertarget])')
if(button&&!isTaken(button))pressed.push(button)
})
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
