import { Checkbox, NativeSelect } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import type { Option } from '#domain/learning/assessment/question.ts'
import styles from '../editor.module.css'
import type { TypeEditorProps } from '../type-editor-props.ts'

interface OptionMoreProps extends Pick<TypeEditorProps<'single'>, 'words' | 'images'> {
  option: Option
  n: number
  change: (option: Option) => void
  /** Whether options are shuffled, so that one may keep its place. */
  isShuffled: boolean
}

/** The image of an option, and whether it keeps its place. */
export function OptionMore({ option, n, change, isShuffled, words, images }: OptionMoreProps) {
  const { image, isFixed = false, ...plain } = option
  const withImage = (key: string) =>
    change({ ...plain, ...(isFixed && { isFixed }), ...(key !== '' && { image: key }) })
  const withFixed = (fixed: boolean) => change({ ...plain, ...(image && { image }), ...(fixed && { isFixed: true }) })
  return (
    <div className={styles.line}>
      {(images.length > 0 || image) && (
        <NativeSelect
          aria-label={fill(words.image, { n })}
          data={[{ value: '', label: words.noImage }, ...withCurrent(images, image)]}
          value={image ?? ''}
          onChange={({ currentTarget }) => withImage(currentTarget.value)}
        />
      )}
      {isShuffled && (
        <Checkbox
          label={words.fixed}
          aria-label={fill(words.fixedOption, { n })}
          checked={isFixed}
          onChange={({ currentTarget }) => withFixed(currentTarget.checked)}
        />
      )}
    </div>
  )
}

/** An image that is no longer in the library stays selected. */
export function withCurrent(images: TypeEditorProps<'single'>['images'], current: string | undefined) {
  const isListed = !current || images.some(({ value }) => value === current)
  return isListed ? images : [{ value: current, label: current }, ...images]
}
