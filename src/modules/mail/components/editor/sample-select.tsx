import { NativeSelect } from '@mantine/core'
import { useFetcher } from 'react-router'
import part from '#ui/office/controls/part.module.css'
import type { SampleChoice } from '../../sending/real-values.server.ts'
import type { RenderOptions } from '../../template/render-html.ts'
import type { EditorTexts } from './editor-props.ts'

/** The record whose values the preview has, and whether it could be read. */
export interface ChosenSample {
  chosen: string
  state: 'invented' | 'real' | 'lost'
}

interface Sampled {
  options: RenderOptions
  sample: ChosenSample
}

/** Loads the values of a chosen record beside the editor, so that unsaved changes stay. */
export function useSample(first: Sampled) {
  const fetcher = useFetcher<Sampled>()
  const { options, sample } = fetcher.data ?? first
  const choose = (value: string) => void fetcher.load(`?${new URLSearchParams({ sample: value })}`)
  return { options, sample, choose, isLoading: fetcher.state !== 'idle' }
}

interface SampleSelectProps extends Pick<ReturnType<typeof useSample>, 'sample' | 'choose' | 'isLoading'> {
  samples: readonly SampleChoice[]
  texts: EditorTexts
}

/** Chooses the values of the preview: invented ones, or those of a recent record. */
export function SampleSelect({ samples, sample, choose, isLoading, texts: { words } }: SampleSelectProps) {
  const isListed = samples.some(({ value }) => value === sample.chosen)
  return (
    <>
      <NativeSelect
        label={words.sample}
        value={isListed ? sample.chosen : ''}
        data={[{ value: '', label: words.invented }, ...samples]}
        onChange={({ target }) => choose(target.value)}
      />
      <p className={part.muted} role="status">
        {isLoading ? words.loading : sample.state === 'invented' ? '' : words[sample.state]}
      </p>
    </>
  )
}
