import { describe, expect, it } from 'vitest'
import type { Blueprint, Section, Source } from '#domain/learning/assessment/blueprint.ts'
import { blueprintChanges } from './blueprint-changes.ts'
import { type BlueprintEdit, defaultSettings, editBlueprint, emptySection } from './edit-blueprint.ts'
import { type ExamFacts, poolSize, questionCount, totalPoints } from './exam-facts.ts'
import { isPublishable, publishChecks } from './publish-checks.ts'

const section = (id: string, source: Source, more: Partial<Section> = {}): Section => ({
  ...emptySection({ id, title: `ตอน ${id}` }),
  source,
  ...more,
})
const list = (...questions: string[]): Source => ({ kind: 'list', questions })
const pool = (count: number, more: object = {}): Source => ({ kind: 'pool', bank: 'bank', count, ...more })
const exam = (...sections: Section[]): Blueprint => ({ version: 1, sections, settings: defaultSettings })

const question = (id: string, more: object = {}) => ({
  ...{ id, code: id.toUpperCase(), name: 'ข้อ', type: 'single' as const, isReady: true },
  ...more,
})
const facts: ExamFacts = {
  pools: [
    { bank: 'bank', tag: null, difficulty: 'easy', count: 3 },
    { bank: 'bank', tag: null, difficulty: 'hard', count: 2 },
    { bank: 'bank', tag: 'ไฟฟ้า', difficulty: 'easy', count: 2 },
    { bank: 'other', tag: null, difficulty: 'easy', count: 9 },
  ],
  questions: {
    a: question('a'),
    b: question('b'),
    essay: question('essay', { type: 'essay' }),
    text: question('text', { type: 'text-only' }),
    draft: question('draft', { isReady: false }),
  },
}

describe('the size of a pool', () => {
  it.each([
    ['a bank', {}, 5],
    ['a difficulty', { difficulty: 'easy' }, 3],
    ['a tag', { tag: 'ไฟฟ้า' }, 2],
    ['a tag and a difficulty', { tag: 'ไฟฟ้า', difficulty: 'hard' }, 0],
    ['an unknown bank', { bank: 'none' }, 0],
  ])('counts the ready questions of %s', (_, more, expected) => {
    expect(poolSize(facts.pools, pool(1, more) as Extract<Source, { kind: 'pool' }>)).toBe(expected)
  })
})

describe('the totals of a paper', () => {
  it.each([
    ['nothing', exam(), 0, '0'],
    ['a list without points for text alone', exam(section('s', list('a', 'text'), { points: '2.5' })), 2, '2.5'],
    ['a third, exactly', exam(section('s', pool(3), { points: '33.33333' })), 3, '99.99999'],
    ['tens', exam(section('s', pool(5), { points: '2' })), 5, '10'],
    ['points that are no number', exam(section('s', pool(5), { points: 'two' })), 5, '0'],
  ])('are those of %s', (_, blueprint, count, points) => {
    expect([questionCount(blueprint), totalPoints(blueprint, facts)]).toEqual([count, points])
  })
})

describe('the checks before publishing', () => {
  const one = section('s', list('a', 'b'))
  it.each<[string, Blueprint, string[], boolean, string[]?]>([
    ['a complete exam', exam(one), [], true],
    ['no sections', exam(), ['sections'], false],
    ['an empty list', exam(section('s', list())), ['questions'], false],
    ['a pool without a bank', exam(section('s', pool(1, { bank: '' }))), ['questions'], false],
    ['a pool that asks for too many', exam(section('s', pool(6))), ['pools'], false],
    ['a pool that asks for all', exam(section('s', pool(5))), [], true],
    ['a question that is not ready', exam(section('s', list('a', 'draft'))), ['ready'], false],
    ['a question that was removed', exam(section('s', list('gone'))), ['ready'], false],
    ['a question in two lists', exam(one, section('t', list('b'))), ['repeated'], false],
    ['pools that share questions', exam(section('s', pool(3)), section('t', pool(3))), ['overlap'], false, ['t']],
    ['points of nothing', exam(section('s', list('a'), { points: '0' })), ['points'], false],
    ['points that are no number', exam(section('s', list('a'), { points: '1,5' })), ['points'], false],
    ['text alone without points', exam(one, section('t', list('text'), { points: '0' })), [], true],
    [
      'two sections of which one has no title',
      exam(one, section('t', list('essay'), { title: ' ' })),
      ['titles', 'markers'],
      true,
    ],
    ['no time limit', { ...exam(one), settings: { ...defaultSettings, duration: null } }, ['duration'], true],
    ['nothing to pass', { ...exam(one), settings: { ...defaultSettings, passPercent: 0 } }, ['pass'], true],
    ['an essay that a person marks', exam(section('s', list('essay'))), ['markers'], true],
  ])('of %s', (_, blueprint, wrong, publishable, unfilled = []) => {
    const checks = publishChecks({ blueprint, facts, unfilled })
    expect(checks.filter(({ state }) => state !== 'good').map(({ name }) => name)).toEqual(wrong)
    expect(isPublishable(checks)).toBe(publishable)
  })

  it('name the sections to correct', () => {
    const blueprint = exam(one, section('t', list()), section('u', list()))
    expect(
      publishChecks({ blueprint, facts, unfilled: [] }).find(({ name }) => name === 'questions')?.sections,
    ).toEqual(['t', 'u'])
  })
})

describe('an edit', () => {
  const [s, t] = [section('s', list('a', 'b')), section('t', pool(2))]
  const ids = (blueprint: Blueprint) => blueprint.sections.map(({ id }) => id).join('')
  const questions = ({ sections: [first] }: Blueprint) =>
    first?.source.kind === 'list' && first.source.questions.join('')
  it.each<[BlueprintEdit, string, string | false]>([
    [{ do: 'add-section', section: section('u', list()) }, 'stu', 'ab'],
    [{ do: 'remove-section', id: 's' }, 't', false],
    [{ do: 'move-section', id: 's', by: 1 }, 'ts', false],
    [{ do: 'move-section', id: 's', by: -1 }, 'st', 'ab'],
    [{ do: 'move-section', id: 'none', by: 1 }, 'st', 'ab'],
    [{ do: 'add-question', id: 's', question: 'c' }, 'st', 'abc'],
    [{ do: 'add-question', id: 's', question: 'a' }, 'st', 'ba'],
    [{ do: 'remove-question', id: 's', question: 'a' }, 'st', 'b'],
    [{ do: 'move-question', id: 's', question: 'a', by: 1 }, 'st', 'ba'],
    [{ do: 'move-question', id: 's', question: 'b', by: 1 }, 'st', 'ab'],
    [{ do: 'move-question', id: 's', question: 'none', by: 1 }, 'st', 'ab'],
    [{ do: 'add-question', id: 't', question: 'c' }, 'st', 'ab'],
  ])('%j', (edit, sections, first) => {
    const edited = editBlueprint(exam(s, t), edit)
    expect([ids(edited), questions(edited)]).toEqual([sections, first])
  })

  it('changes one section or the settings, and nothing else', () => {
    const edited = editBlueprint(exam(s, t), { do: 'change-section', id: 't', change: { points: '3' } })
    expect(edited.sections).toEqual([s, { ...t, points: '3' }])
    const settings = editBlueprint(edited, { do: 'change-settings', change: { attempts: 3 } }).settings
    expect(settings).toEqual({ ...defaultSettings, attempts: 3 })
  })
})

describe('the changes between two versions', () => {
  const [s, t, u] = [section('s', list('a')), section('t', pool(2)), section('u', list('b'))]
  const before = exam(s, t, u)
  const briefly = (after: Blueprint) =>
    blueprintChanges(before, after).map((change) =>
      change.what === 'settings'
        ? `settings ${change.fields.map(({ field }) => field).join(' ')}`
        : `${change.what} ${change.id}${change.what === 'changed' ? ` ${change.fields.map(({ field }) => field).join(' ')}` : ''}`,
    )
  it.each<[string, Blueprint, string[]]>([
    ['none', exam(s, t, u), []],
    ['the same with keys in another order', exam(s, { ...t, source: { count: 2, kind: 'pool', bank: 'bank' } }, u), []],
    ['an added section', exam(s, t, u, section('v', list())), ['added v']],
    ['a removed section', exam(s, u), ['removed t']],
    ['one moved section', exam(t, u, s), ['moved s']],
    ['changed fields', exam(s, { ...t, points: '2', title: 'ใหม่' }, u), ['changed t title points']],
    ['other questions', exam({ ...s, source: list('b', 'c') }, t, u), ['changed s source']],
    [
      'settings',
      { ...before, settings: { ...defaultSettings, duration: null, review: { level: 'keys', from: 'closed' } } },
      ['settings duration review'],
    ],
  ])('are %s', (_, after, expected) => {
    expect(briefly(after)).toEqual(expected)
  })

  it('name the questions that came and went', () => {
    const [change] = blueprintChanges(before, exam({ ...s, source: list('b', 'c') }, t, u))
    expect(change).toMatchObject({ fields: [{ added: ['b', 'c'], removed: ['a'] }] })
  })
})
