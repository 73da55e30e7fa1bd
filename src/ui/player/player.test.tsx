import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Player, PlayerBar, PlayerPanel, Screen } from './player.tsx'
import { YouTube } from './youtube.tsx'

const film = (videoId: string, startSeconds?: number) =>
  renderToStaticMarkup(
    <YouTube videoId={videoId} title="แรงดัน กระแส" startSeconds={startSeconds} fallback={<p>เปิดวิดีโอไม่ได้</p>} />,
  )

describe('YouTube', () => {
  it('plays without cookies, under a title', () => {
    expect(film('dQw4w9WgXcQ')).toMatch(
      /src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?[^"]*" title="แรงดัน กระแส"/,
    )
  })

  it('goes on where one left off', () => {
    expect(film('dQw4w9WgXcQ', 452.8)).toContain('start=452')
    expect(film('dQw4w9WgXcQ')).not.toContain('start=')
  })

  it.each(['', 'short', 'dQw4w9WgXcQ1', 'dQw4w9WgX"c', 'https://youtu.be/dQw4w9WgXcQ', '../../evil/1'])(
    'refuses %j',
    (id) => {
      expect(film(id)).toBe('<p>เปิดวิดีโอไม่ได้</p>')
    },
  )
})

describe('Player', () => {
  it('reads in order: screen, place, title, next, outline', () => {
    const html = renderToStaticMarkup(
      <>
        <PlayerBar back={{ label: 'หลักสูตรของฉัน', href: '/user/profile' }} course="ช่างไฟฟ้า" />
        <Player
          screen={<Screen>จอ</Screen>}
          place="บทที่ 3 จาก 24"
          title="แรงดัน"
          next={<button>ไปบทถัดไป</button>}
          panel={
            <PlayerPanel title="เนื้อหา" done={7} total={24} progressLabel="เรียนแล้ว" summary="7 จาก 24 บท" percent="29%">
              สารบัญ
            </PlayerPanel>
          }
        />
      </>,
    )
    expect(html).toMatch(/\/user\/profile.*จอ.*บทที่ 3.*<h1>แรงดัน<\/h1>.*ไปบทถัดไป.*<aside[^>]*เนื้อหา.*29%.*สารบัญ/)
    expect(html).toContain('aria-valuenow="7"')
  })
})
