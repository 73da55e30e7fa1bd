import { patienceMs } from '#ui/state/late-part.tsx'

/**
 * Returns an inline script for each page that remembers a click on a button that is not hydrated yet, and repeats it
 * afterwards. A slow phone then needs only one click. It skips elements that React has hydrated, and windows that the
 * browser opens itself, because a second click would close them. Only the last click counts, for at most ten seconds.
 * If the page is not hydrated within the timeout for scripts (specification §8), it shows `late` with a button to
 * reload.
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

/** Returns a JSON value for an inline script, escaped so that it cannot end the script. */
const quoted = (words: Words | undefined) => (JSON.stringify(words) ?? 'null').replaceAll('<', '\\u003c')
