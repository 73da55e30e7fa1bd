import { Banner } from '../../controls/banner.tsx'
import { Button } from '../../controls/button.tsx'

type SavedBannerProps = {
  saved: { text: string; undo: { label: string; version: number } | null }
  undo: (version: number) => void
}

/** Announces that a form was saved. It offers undo until another person saves. */
export function SavedBanner({ saved, undo }: SavedBannerProps) {
  const { version, label } = saved.undo ?? {}
  const back = version !== undefined && (
    <Button isSmall icon="arrow-back-up" onClick={() => undo(version)}>
      {label}
    </Button>
  )
  return (
    <Banner kind="done" act={back}>
      {saved.text}
    </Banner>
  )
}
