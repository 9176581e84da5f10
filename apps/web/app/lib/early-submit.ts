/**
 * Runs inline, before all other code: a form that is sent before React has taken it over would leave
 * the page, and lose what was typed. It waits instead, and is sent as soon as React is there.
 */
export const earlySubmitScript =
  "addEventListener('submit',function(e){var f=e.target,b=e.submitter;" +
  "function taken(){return Object.keys(f).some(function(k){return k.startsWith('__reactProps')})}" +
  'if(taken())return;e.preventDefault();if(f.waits)return;f.waits=true;' +
  '(function wait(){taken()?f.requestSubmit(b):requestAnimationFrame(wait)})()},true)'
