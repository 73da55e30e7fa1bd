import type { ReactNode } from 'react'
import type { Option, Question } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import { letterOf, OptionText } from '../parts/option-text.tsx'
import { blankPieces } from '../parts/pairing/blank-pieces.ts'
import type { PlayerWords } from '../words.ts'
import styles from './print.module.css'

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>['content']
type PrintAnswerProps = { question: Question; words: PlayerWords; fileUrl: (key: string) => string }
type Print<Type extends Question['type']> = (content: Of<Type>, of: Omit<PrintAnswerProps, 'question'>) => ReactNode

const answers: { [Type in Question['type']]: Print<Type> } = {
  single: ({ options }, of) => <Options {...of} options={options} mark="circle" />,
  multiple: ({ options }, of) => <Options {...of} options={options} mark="square" />,
  truefalse: (_, { words, fileUrl }) => (
    <Options
      {...{ words, fileUrl }}
      mark="circle"
      options={[
        { id: 'true', text: words.isTrue },
        { id: 'false', text: words.isFalse },
      ]}
    />
  ),
  match: ({ rows, choices }, of) => (
    <>
      <Options {...of} options={rows} mark="blank" />
      <Options {...of} options={choices} mark="letter" />
    </>
  ),
  order: ({ items }, of) => <Options {...of} options={items} mark="blank" />,
  gap: ({ text, choices }, of) => (
    <>
      <Options {...of} options={choices} mark="letter" />
      <Blanks text={text} />
    </>
  ),
  inline: ({ text, blanks }, of) => (
    <>
      {blanks.map(({ id, options }, index) => (
        <div key={id}>
          {fill(of.words.blank, { n: index + 1 })}
          <Options {...of} options={options} mark="letter" />
        </div>
      ))}
      <Blanks text={text} />
    </>
  ),
  short: (_, { words }) => <Lines count={1} label={words.answerLine} />,
  numeric: ({ units }, { words }) => (
    <Lines
      count={1}
      label={[words.answerLine, units.length > 0 && `(${units.join(', ')})`].filter(Boolean).join(' ')}
    />
  ),
  essay: ({ lines }, { words }) => <Lines count={lines} label={words.answerLine} />,
  file: (_, { words }) => <p>{words.attachPaper}</p>,
  hotspot: ({ image, alt, width, height }, { fileUrl }) => (
    <img className={styles.image} src={fileUrl(image)} alt={alt} width={width} height={height} />
  ),
  matrix: (content, of) => <Grid {...of} {...content} />,
  scale: ({ min, max, minLabel, maxLabel }) => (
    <p className={styles.scale}>
      <span>{minLabel}</span>
      {Array.from({ length: max - min + 1 }, (_, index) => (
        <span key={index}>
          <Mark mark="circle" /> {min + index}
        </span>
      ))}
      <span>{maxLabel}</span>
    </p>
  ),
  'text-only': () => null,
}

/** The room for an answer on paper, by type of question. */
export function PrintAnswer({ question, ...of }: PrintAnswerProps) {
  const print = answers[question.type] as (content: object, of: Omit<PrintAnswerProps, 'question'>) => ReactNode
  return print(question.content, of)
}

type MarkName = 'circle' | 'square' | 'blank' | 'letter'
type OptionsProps = Omit<PrintAnswerProps, 'question'> & { options: readonly Option[]; mark: MarkName }

function Options({ options, mark, words, fileUrl }: OptionsProps) {
  return (
    <ol className={styles.options}>
      {options.map((option, index) => (
        <li key={option.id}>
          <Mark mark={mark} />
          <span>{letterOf(words, index)}.</span>
          <span>
            <OptionText {...{ option, words, fileUrl }} letter={letterOf(words, index)} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const Mark = ({ mark }: { mark: MarkName }) =>
  mark === 'letter' ? null : <span className={styles[mark]} aria-hidden="true" />

function Blanks({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {blankPieces(text).map((piece, index) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          <span key={index}>
            ({piece.number}) <Mark mark="blank" />
          </span>
        ),
      )}
    </p>
  )
}

function Lines({ count, label }: { count: number; label: string }) {
  return (
    <div>
      <p>{label}</p>
      {Array.from({ length: Math.max(1, count) }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}

type GridProps = Omit<PrintAnswerProps, 'question'> & Of<'matrix'>

function Grid({ rows, columns, isMultiple, words, fileUrl }: GridProps) {
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words.statement}</span>
          </th>
          {columns.map((option, index) => (
            <th key={option.id} scope="col">
              <OptionText {...{ option, words, fileUrl }} letter={String(index + 1)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((option, index) => (
          <tr key={option.id}>
            <th scope="row">
              <OptionText {...{ option, words, fileUrl }} letter={String(index + 1)} />
            </th>
            {columns.map(({ id }) => (
              <td key={id}>
                <Mark mark={isMultiple ? 'square' : 'circle'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
