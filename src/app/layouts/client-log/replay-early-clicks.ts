import { patienceMs } from '#ui/state/late-part.tsx'

/**
 * The script, written into each page, that keeps a press on a button whose own script is still on its way, and presses it again
 * once that is there: on a slow phone nobody presses twice. An element that React has taken over bears its properties; what React
 * answers at once is left to it, as are windows that the browser itself opens: a second press would close them. Only the last press
 * counts, so that who presses thrice is answered once, and none after ten seconds. Where the page has not come to life in the time that a
 * part of the program is waited for (specification §8), it says `late`, with a button that loads it again: nothing else could.
 */
export const earlyPress = (late: Words | undefined) => `(() => {
const isAlive = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
let last
addEventListener('click', (press) => {
last = press
const button = press.target instanceof Element && press.target.closest('button[type=button]:not([popovertarget])')
if (!button || isAlive(button)) return
const again = () => {
if (last !== press || !button.isConnected || performance.now() - press.timeStamp > 10000) return
if (isAlive(button)) button.click()
else setTimeout(again, 50)
}
setTimeout(() => isAlive(button) || again())
}, true)
const late = ${quoted(late)}
if (late) setTimeout(() => {
if (isAlive(document.documentElement)) return
dispatchEvent(new ErrorEvent('error', { message: 'ChunkLoadError' }))
const add = (to, name, text) => { const made = document.createElement(name); made.textContent = text; return to.appendChild(made) }
const box = add(document.body, 'div', '')
box.setAttribute('role', 'alert')
box.style.cssText = 'position:fixed;inset:auto 1rem 1rem;z-index:99;display:grid;gap:.5rem;padding:1rem;border:2px solid;border-radius:.5rem;background:var(--surface,#fff);color:var(--ink,#111)'
add(box, 'b', late.title)
add(box, 'span', late.text)
const button = add(box, 'button', late.reload)
button.type = 'submit'
button.style.cssText = 'justify-self:start;padding:.6rem 1rem;border:1px solid;border-radius:.5rem'
button.addEventListener('click', () => location.reload())
}, ${patienceMs})
})()`

interface Words {
  title: string
  text: string
  reload: string
}

/** As a value in a script of a page, whose end it cannot write. */
const quoted = (words: Words | undefined) => (JSON.stringify(words) ?? 'null').replaceAll('<', '\\u003c')
