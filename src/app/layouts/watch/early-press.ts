/**
 * The script, written into each page, that keeps a press on a button whose own script is still on its way, and presses it again
 * once that is there: on a slow phone nobody presses twice. An element that React has taken over bears its properties; what React
 * answers at once is left to it, as are windows that the browser itself opens: a second press would close them. Only the last press
 * counts, so that who presses thrice is answered once, and none after ten seconds.
 */
export const earlyPress = `(() => {
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
})()`
