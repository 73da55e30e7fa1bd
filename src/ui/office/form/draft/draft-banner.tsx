import type { FormWords } from '../../form-description.ts'
import { Banner } from '../../part/banner.tsx'
import { Button } from '../../part/button.tsx'

type DraftBannerProps = { words: FormWords; discard: (() => void) | undefined }

/** Says that a form holds what somebody left in it. */
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
