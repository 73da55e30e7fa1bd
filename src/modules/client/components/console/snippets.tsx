import { useState } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import type { Snippet } from '../../rules/snippets.ts'
import { CodeText } from './code-text.tsx'
import styles from './console.module.css'

type Words = Record<'asCode' | 'language' | 'copy' | 'copied' | 'secretNote', string>

/** The call in several programming languages, one at a time, to copy. */
export function Snippets({ snippets, words }: { snippets: readonly Snippet[]; words: Words }) {
  const [language, setLanguage] = useState(snippets[0]!.language)
  const [copied, setCopied] = useState('')
  const shown = snippets.find((snippet) => snippet.language === language) ?? snippets[0]!
  const copy = async () => {
    // Without clipboard permission, the text can still be selected by hand.
    await navigator.clipboard?.writeText(shown.code).then(
      () => setCopied(shown.code),
      () => setCopied(''),
    )
  }
  return (
    <div className={styles.snippets}>
      <h3>{words.asCode}</h3>
      <div className={styles.languages} role="group" aria-label={words.language}>
        {snippets.map((snippet) => (
          <Button
            key={snippet.language}
            isSmall
            look={snippet === shown ? undefined : 'bare'}
            aria-pressed={snippet === shown}
            onClick={() => setLanguage(snippet.language)}
          >
            {snippet.language}
          </Button>
        ))}
        <Button isSmall icon="copy" onClick={() => void copy()}>
          {copied === shown.code ? words.copied : words.copy}
        </Button>
      </div>
      <CodeText label={shown.language} text={shown.code.trim()} />
      <p>{words.secretNote}</p>
    </div>
  )
}
