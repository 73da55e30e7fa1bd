import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyPress } from './replay-early-clicks.ts'

const words = { title: 'โหลดไม่สำเร็จ', text: 'ข้อความ </script><b>', reload: 'โหลดหน้าใหม่' }

interface Made {
  name: string
  textContent: string
  children: Made[]
  press?: () => void
}

/** A page that runs the script two minutes after it was opened. `isAlive` means that React has hydrated it. */
const later = ({ isAlive, late = words }: { isAlive: boolean; late?: typeof words | undefined }) => {
  const timers: [() => void, number][] = []
  const told: string[] = []
  let reloads = 0
  const element = (name: string): Made => {
    const made = {
      ...{ name, textContent: '', children: [] as Made[], style: {}, setAttribute: () => {} },
      appendChild: (child: Made) => (made.children.push(child), child),
      addEventListener: (_: string, act: () => void) => (made.press = act),
      press: undefined as (() => void) | undefined,
    }
    return made as Made
  }
  const body = element('body')
  runInNewContext(earlyPress(late), {
    ...{ addEventListener: () => {}, setTimeout: (act: () => void, ms: number) => timers.push([act, ms]) },
    document: { documentElement: isAlive ? { __reactPropsX: {} } : {}, body, createElement: element },
    ErrorEvent: class {
      message: string
      constructor(_: string, { message }: { message: string }) {
        this.message = message
      }
    },
    dispatchEvent: ({ message }: { message: string }) => told.push(message),
    location: { reload: () => ++reloads },
  })
  for (const [act] of timers) act()
  return { waits: timers.map(([, ms]) => ms), told, box: body.children[0], reloads: () => reloads }
}

test('a page whose script never comes says so after 120 s, with a button that loads it anew', () => {
  const { waits, told, box, reloads } = later({ isAlive: false })
  expect([waits, told]).toEqual([[120_000], ['ChunkLoadError']])
  expect(box!.children.map(({ textContent }) => textContent)).toEqual(Object.values(words))
  box!.children[2]!.press!()
  expect(reloads()).toBe(1)
})

test('a page that has come to life says nothing', () => {
  expect(later({ isAlive: true })).toMatchObject({ told: [], box: undefined })
})

test('what it says ends no script', () => {
  expect(earlyPress(words)).not.toContain('</script>')
  expect(earlyPress(undefined)).toContain('const late = null')
})
