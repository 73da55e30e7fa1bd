import styles from './flow.module.css'

/** Screen readers hear the remaining time at the start, every ten seconds, and at three seconds. */
const isSpoken = (seconds: number, all: number) =>
  seconds === all || seconds === 3 || (seconds > 0 && seconds % 10 === 0)

/** Shows a countdown at the foot of the page until the time is over. The page remains usable meanwhile. */
export function showCountdown(seconds: number, say: (seconds: number) => string): Promise<void> {
  const endsAt = Date.now() + seconds * 1000
  const box = document.body.appendChild(Object.assign(document.createElement('div'), { className: styles.countdown }))
  const shown = box.appendChild(Object.assign(document.createElement('span'), { ariaHidden: 'true' }))
  const spoken = box.appendChild(Object.assign(document.createElement('span'), { className: 'sr' }))
  spoken.setAttribute('role', 'status')
  let before = -1
  return new Promise((resolve) => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      if (left !== before) {
        shown.textContent = say(left)
        if (isSpoken(left, seconds)) spoken.textContent = say(left)
      }
      before = left
      if (left > 0) return
      clearInterval(timer)
      box.remove()
      resolve()
    }
    const timer = setInterval(tick, 250)
    tick()
  })
}
