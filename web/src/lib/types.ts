/** The server's own types, by the names the page uses. */
import type { components } from './schema'
import type { Telling } from './telling'

export type Schemas = components['schemas']

export type TableView = Schemas['TableView']
export type SeatView = Schemas['SeatView']
export type ClockView = Schemas['ClockView']
export type Told = Schemas['SnapshotFrame']['events'][number]
export type Announced = Schemas['EventFrame']['event']
export type Me = Schemas['Me']
export type Visitor = Schemas['Visitor']
export type Ways = Schemas['WaysView']
export type Device = Schemas['DeviceView']
export type House = Schemas['HouseView']
export type Limit = Schemas['HouseLimit']
export type PersonOfHouse = Schemas['PersonOfHouse']
export type InvitationLink = Schemas['InvitationLink']
export type FreshLink = Schemas['FreshLink']
export type GameInfo = Schemas['GameView']
export type Games = Schemas['GameList']
export type Ready = Schemas['Ready']
export type TableSummary = Schemas['TableSummary']
export type OwnSummary = Schemas['OwnSummary']
export type Pack = Schemas['Pack']
export type Statistics = Schemas['Statistics']
export type Tally = Schemas['Tally']
export type NewTable = Schemas['NewTable']
export type Place = NewTable['seats'][number]
export type Made = Schemas['Made']
export type Happened = Schemas['Happened']
export type Advice = Schemas['AdviceView']
export type Replayed = Schemas['Replayed']
export type RecordView = Schemas['RecordView']
export type Problem = Schemas['Problem']
export type Person = Schemas['PersonView']
export type Invitation = Schemas['InvitationView']
export type Block = Schemas['BlockView']
export type Standing = Schemas['StandingView']
export type Report = Schemas['ReportView']
export type Wanted = Schemas['WantedGame']
export type NewReport = Schemas['NewReport']
export type Decision = Schemas['Decision']
export type Notices = Schemas['NoticesView']
export type NoticePlace = Schemas['PlaceView']
export type NewWishes = Schemas['NewWishes']
export type NewBrowser = Schemas['NewBrowser']
export type NewWebhook = Schemas['NewWebhook']
export type Style = NewWebhook['style']
export type TriedLine = Schemas['TriedLine']
export type PlannedMove = Schemas['PlannedMove']
export type Wish = Schemas['Order']['do']
export type ClientFrame = Schemas['LiveClientFrame']
export type ServerFrame = Schemas['LiveServerFrame']
/** What the views of all games have of points: seat by seat, what they are made of, which the game says by its kind, and what came last. */
export interface Scored {
  scores: number[]
  parts: ({ kind: string; points: (number | null)[] } & Record<string, unknown>)[]
  last_move: Telling | null
}
export const scoresOf = (view: unknown): number[] => (view as Scored).scores

/** Where an analysis begins: a position, or the set-up of a game; its source decides what chance brings, a seed or a table's key. */
export type Start = ({ position: string } | { game: string; options: Record<string, string | number> }) & { source: string; known?: string }
export type Placed = Schemas['PositionView']
export type FileTree = Schemas['FileView']
export type NewFile = Start & Pick<Schemas['WrittenFile'], 'seats' | 'tags' | 'comment' | 'moves'>
/** What the champion thinks so far, its lines, and the moves of a line. */
export type Opinion = Schemas['AnalysisView']
export type Line = Schemas['LineView']
export type Step = Schemas['StepView']
export type PuzzleView = Schemas['PuzzleView']
export type PuzzleAnswer = Schemas['PuzzleAnswer']
export type PuzzleSolution = Schemas['PuzzleSolution']
export type HandedMistake = Schemas['HandedMistake']
export type PuzzleStanding = Schemas['PuzzleStanding']
export type PuzzleSet = Schemas['PuzzleSet']
/** How somebody plays a kind of game, what they missed, and what came of trying it again. */
export type Form = Schemas['FormView']
export type Theme = Schemas['ThemeView']
export type Mistake = Schemas['MistakeView']
export type ReviewSummary = Schemas['ReviewSummary']
export type Answered = Schemas['Answered']
