import { NativeSelect, NumberInput } from '@mantine/core'
import type { Source } from '#domain/learning/assessment/blueprint.ts'
import { fill } from '#domain/locale/fill.ts'
import { classes } from '#ui/theme/classes.ts'
import { poolSize } from '../rules/exam-facts.ts'
import styles from './editor.module.css'
import type { SectionProps } from './section-card.tsx'

type PoolSource = Extract<Source, { kind: 'pool' }>

/** A pool with how many ready questions it has now. */
export function PoolFields({ section, source, described, facts, edit }: SectionProps & { source: PoolSource }) {
  const { words, banks, difficulties } = described
  const change = (of: Partial<PoolSource>) =>
    edit({ do: 'change-section', id: section.id, change: { source: withoutEmpty({ ...source, ...of }) } })
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect
          label={words.bank}
          data={banks}
          value={source.bank}
          onChange={({ target }) => change({ bank: target.value, tag: '' })}
        />
        <NativeSelect
          label={words.tag}
          data={[{ value: '', label: words.anyTag }, ...tagsOf(facts.pools, source)]}
          value={source.tag ?? ''}
          onChange={({ target }) => change({ tag: target.value })}
        />
        <NativeSelect
          label={words.difficulty}
          data={[{ value: '', label: words.anyDifficulty }, ...difficulties]}
          value={source.difficulty ?? ''}
          onChange={({ target }) => change({ difficulty: target.value as NonNullable<PoolSource['difficulty']> })}
        />
        <NumberInput
          label={words.count}
          value={source.count}
          min={1}
          max={500}
          allowDecimal={false}
          onChange={(value) => Number(value) >= 1 && change({ count: Number(value) })}
        />
      </div>
      <PoolSize count={source.count} size={poolSize(facts.pools, source)} words={words} />
    </>
  )
}

interface PoolSizeProps {
  count: number
  size: number
  words: SectionProps['described']['words']
}

function PoolSize({ count, size, words }: PoolSizeProps) {
  const isShort = count > size
  return (
    <p role="status" className={classes(styles.size, isShort && styles.short)}>
      {fill(isShort ? words.tooFew : words.available, { n: size })}
    </p>
  )
}

/** An empty choice is no condition. */
const withoutEmpty = ({ tag, difficulty, ...rest }: PoolSource): PoolSource => ({
  ...rest,
  ...(tag && { tag }),
  ...(difficulty && { difficulty }),
})

/** The tags of a bank. The chosen one stays, also if no ready question has it now. */
function tagsOf(pools: SectionProps['facts']['pools'], { bank, tag }: PoolSource): string[] {
  const tags = pools.flatMap((pool) => (pool.bank === bank && pool.tag !== null ? [pool.tag] : []))
  return [...new Set([...tags, ...(tag ? [tag] : [])])]
}
