import { TAKEN_OVER } from './started.tsx'

/**
 * Runs inline, before all other code, and keeps what a visitor does before React is there to hear it.
 * A form that is sent would leave the page and lose what was typed; a press on a button would be lost.
 * Both wait, and happen when React has taken the element over. A press that React took up at once comes
 * by again on its way out and is forgotten; one that it could not take up it stops, and one that came
 * before it finds nothing taken. Buttons that the browser itself understands are left alone.
 * A choice the browser keeps by itself, but React takes it for what had always stood there and tells
 * nobody: it is made once more. To be told twice does no harm.
 */
export const earlyActsScript = `(()=>{
const early=new Set,waiting=new Map,chosen=new Set
let pressed=[]
const isTaken=(element)=>Object.keys(element).some((key)=>key.startsWith('__reactProps'))
addEventListener('DOMContentLoaded',()=>{for(const form of document.forms)early.add(form)})
addEventListener('submit',(event)=>{
if(!early.has(event.target))return
event.preventDefault()
waiting.set(event.target,event.submitter)
},true)
const hear=({target,eventPhase})=>{
const button=target.closest('button[type=button]:not([popovertarget])')
if(!button)return
if(eventPhase<2)isTaken(button)||pressed.push(button)
else if(isTaken(button))pressed=pressed.filter((one)=>one!==button)
}
addEventListener('input',({target})=>{target.matches('[type=radio],[type=checkbox]')&&!isTaken(target)&&chosen.add(target)},true)
addEventListener('click',hear,true)
addEventListener('click',hear)
addEventListener('${TAKEN_OVER}',()=>{
for(const box of chosen){
if(!isTaken(box))continue
chosen.delete(box)
if(box.type==='radio'&&!box.checked)continue
box.checked=!box.checked
box.click()
}
for(const form of early){
if(!isTaken(form))continue
early.delete(form)
if(waiting.has(form))form.requestSubmit(waiting.get(form))
}
setTimeout(()=>{pressed=pressed.filter((button)=>!isTaken(button)||button.click())})
})
})()`
