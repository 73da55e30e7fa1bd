import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Outline, type LessonState } from './outline.tsx'
import { Percent, Threads } from './threads.tsx'

const outline = (state: LessonState, kind?: 'quiz' | 'file') =>
  renderToStaticMarkup(
    <Outline
      chapters={[
        {
          id: 'c',
          name: '1. ไฟฟ้าเบื้องต้น',
          isOpen: true,
          lessons: [{ id: 'l', name: 'แรงดัน', state, stateLabel: `[${state}]`, href: '/lesson/play/1/2', kind }],
        },
      ]}
    />,
  )

describe('Outline', () => {
  it.each(['preview', 'open', 'now', 'done'] as const)('leads to a lesson that is %s', (state) => {
    expect(outline(state)).toContain('href="/lesson/play/1/2"')
  })

  it('never leads to a locked one, whatever link it was given', () => {
    expect(outline('locked')).not.toContain('href')
  })

  it('marks the lesson on the screen, and says every state in words', () => {
    expect(outline('now')).toContain('aria-current="true"')
    expect(outline('open')).not.toContain('aria-current')
    expect(outline('locked')).toContain('[locked]')
  })

  it('draws each state and kind differently', () => {
    const icons = [
      outline('open'),
      outline('open', 'quiz'),
      outline('open', 'file'),
      outline('done'),
      outline('locked'),
    ]
    expect(new Set(icons.map((html) => /<\/summary>.*?<svg.*?>(.*?)<\/svg>/.exec(html)?.[1])).size).toBe(5)
  })

  it('folds without a script', () => {
    expect(outline('open')).toContain('open=""')
  })
})

describe('Threads', () => {
  it.each([
    [7, 24, /--n:24;--done:7/, 'threads'],
    [24, 24, /threads--full/, 'threads--full'],
    [3, 30, /threads--many/, 'threads--many'],
    [0, 0, /--n:1;--done:0/, 'threads'],
    [9, 8, /--n:8;--done:8/, 'threads--full'],
  ])('%i of %i', (done, total, shown) => {
    expect(renderToStaticMarkup(<Threads done={done} total={total} />)).toMatch(shown)
  })

  it('nothing of nothing is not full', () => {
    expect(renderToStaticMarkup(<Threads done={0} total={0} />)).not.toContain('full')
  })

  it('speaks when it has a label, else it is silent', () => {
    const spoken = renderToStaticMarkup(<Percent done={7} total={24} label="เรียนแล้ว" text="29%" />)
    expect(spoken).toContain(
      'role="progressbar" aria-label="เรียนแล้ว" aria-valuemin="0" aria-valuemax="24" aria-valuenow="7"',
    )
    expect(renderToStaticMarkup(<Threads done={1} total={2} />)).toContain('aria-hidden="true"')
  })
})
