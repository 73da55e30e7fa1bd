import type { FormWords } from '../../form-description.ts'
import { Banner } from '../../controls/banner.tsx'
import { Button } from '../../controls/button.tsx'

type DraftBannerProps = { words: FormWords; discard: (() => void) | undefined }

/** Announces that a form contains an unsaved draft. */
export function DraftBanner({ words, discard }: DraftBannerProps) {
  if (!discard) return null
  const act = (
    <Button look="bare" isSmall onClick={discard}>
      {words.draftDiscard}
    </Button>
  )
  return (
    <Banner kind="done" act={act}>
      {words.draftRestored}
    </Banner>
  )
}
