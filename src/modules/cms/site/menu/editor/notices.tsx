import { fill } from '#domain/locale/fill.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import type { MenuDescription } from '../describe-menu.server.ts'
import type { useSaving } from './use-saving.ts'

type NoticesProps = { described: MenuDescription; saving: ReturnType<typeof useSaving> }

/** The result of saving, and notes to read before editing. */
export function Notices({ described: { words, lock, post, isUnreadable }, saving }: NoticesProps) {
  const { answer } = saving
  const general = answer && 'problems' in answer ? answer.problems.filter(({ name }) => isOfAll(name)) : []
  return (
    <>
      {lock && <Banner kind="notice">{lock}</Banner>}
      {post === '' && !answer && <Banner kind="notice">{words.none}</Banner>}
      {isUnreadable && <Banner kind="problem">{words.unreadable}</Banner>}
      {answer && 'saved' in answer && <Banner kind="done">{answer.saved.text}</Banner>}
      {general.map(({ name, text }) => (
        <Banner key={name} kind="problem">
          {text}
        </Banner>
      ))}
      {answer && 'conflict' in answer && <Overtaken conflict={answer.conflict} words={words} saving={saving} />}
    </>
  )
}

const isOfAll = (name: string) => name === '' || /(?:^items|subMenu)$/.test(name)

type OvertakenProps = {
  conflict: Parameters<NoticesProps['saving']['mine']>[0]
  words: MenuDescription['words']
  saving: NoticesProps['saving']
}

/** Somebody else saved meanwhile: the choice between the two menus. */
function Overtaken({ conflict, words, saving }: OvertakenProps) {
  const who = conflict.who || words.somebody
  const ways = (
    <>
      <Button isSmall onClick={() => saving.theirs(conflict)}>
        {fill(words.theirs, { who })}
      </Button>{' '}
      <Button isSmall onClick={() => saving.mine(conflict)}>
        {words.mine}
      </Button>
    </>
  )
  return (
    <Banner kind="notice" act={ways}>
      <b>{fill(words.conflict, { who })}</b>
      <p>{words.conflictText}</p>
    </Banner>
  )
}
