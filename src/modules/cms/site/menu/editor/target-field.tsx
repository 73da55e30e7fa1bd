import { NativeSelect, Select, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Choice } from '#ui/office/field/choosing/ask-choices.ts'
import type { loader } from '../../../screens/office/site/menu.server.ts'
import type { MenuDescription } from '../describe-menu.server.ts'

type Kind = MenuDescription['kinds'][number]

type TargetFieldProps = {
  words: MenuDescription['words']
  kinds: readonly Kind[]
  /** The initial kind of the target. */
  begun: Kind
  target: string
  /** The name of the target, if known. */
  name: string | null
  problem: string | undefined
  choose: (target: string) => void
}

/** The target of an entry: selected by name from the site's content, or a typed URL. */
export function TargetField({ words, kinds, begun, target, name, problem, choose }: TargetFieldProps) {
  const [kind, setKind] = useState(begun)
  return (
    <>
      <NativeSelect
        label={words.kind}
        value={kind}
        data={kinds.toReversed().map((value) => ({ value, label: words[value] }))}
        onChange={({ currentTarget }) => setKind(kinds.find((one) => one === currentTarget.value) ?? 'address')}
      />
      {kind === 'address' ? (
        <TextInput
          label={words.addressLabel}
          description={words.addressHint}
          value={target}
          error={problem}
          inputMode="url"
          spellCheck={false}
          maxLength={500}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : (
        <Found key={kind} {...{ words, kind, target, name, choose }} />
      )}
    </>
  )
}

type FoundProps = Pick<TargetFieldProps, 'words' | 'target' | 'name' | 'choose'> & { kind: Kind }

/** The site's content of a kind, found by the typed text. */
function Found({ words, kind, target, name, choose }: FoundProps) {
  const { load, data, state } = useFetcher<typeof loader>()
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const later = setTimeout(() => void load(`?find=${kind}&q=${encodeURIComponent(typed)}`), 200)
    return () => clearTimeout(later)
  }, [load, kind, typed])
  const found = data?.found ?? []
  const isAmong = found.some(({ value }) => value === target)
  const own: Choice[] = !isAmong && name ? [{ value: target, label: name }] : []
  return (
    <Select
      label={words.which}
      placeholder={words.search}
      searchable
      data={[...own, ...found]}
      filter={({ options }) => options}
      value={isAmong || own.length > 0 ? target : null}
      onSearchChange={(text) => setTyped(found.some(({ label }) => label === text) || text === name ? '' : text)}
      onChange={(value) => value && choose(value)}
      nothingFoundMessage={state === 'loading' ? words.asking : words.notFound}
    />
  )
}
