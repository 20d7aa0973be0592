// Parts that several plugins' screens are made of.

export { percentText } from '../../core/contract/probability.ts';
export { BlockDialog } from './BlockDialog.tsx';
export { Blocks, Prose, Spans } from './Blocks.tsx';
export { Button, IconButton, LinkButton } from './Button.tsx';
export { Chart } from './Chart.tsx';
export type { ChartProps } from './ChartDrawing.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConversationMessage, ConversationProps } from './Conversation.tsx';
export { Conversation } from './Conversation.tsx';
export { CopyButton } from './CopyButton.tsx';
export { CountBadge } from './CountBadge.tsx';
export { counted, wholeText } from './count-text.ts';
export { Dialog } from './Dialog.tsx';
export { Checkbox, SelectField, Switch, TextArea, TextField } from './Field.tsx';
export { FigureRows } from './FigureRows.tsx';
export { Avatar, LevelTag, levelTitle, Progress, QueryStat, Score, ScoreWithLevel, Stat, Tag } from './Figures.tsx';
export { FormDialog } from './FormDialog.tsx';
export { GrantDialog } from './GrantDialog.tsx';
export { HeldResults } from './HeldResults.tsx';
export { Icon } from './Icon.tsx';
export { ImpactTable } from './ImpactTable.tsx';
export type { DrawnIcon, IconName } from './icons.ts';
export { LearnerList, useLearnerSearch } from './LearnerList.tsx';
export { LevelProbabilities } from './LevelProbabilities.tsx';
export { LineList, LineSubject } from './LineList.tsx';
export { Markdown } from './Markdown.tsx';
export { MasteryMeter } from './MasteryMeter.tsx';
export { fullName, namesText, nameText } from './names.ts';
export { OngoingLink } from './OngoingLink.tsx';
export { Card, Grid, PageHeader, Row, Section, Stack } from './Page.tsx';
export { Pager } from './Pager.tsx';
export type { Answering, QuestionProps } from './Question.tsx';
export { Question } from './Question.tsx';
export { Refusal } from './Refusal.tsx';
export { addresseeNote, Report } from './Report.tsx';
export type { RulerProps } from './Ruler.tsx';
export { Ruler } from './Ruler.tsx';
export type { Cuts, Requirement } from './ruler-geometry.ts';
export { levelAt, rulerCuts, scoreText, usualCuts, wholeInterval } from './ruler-geometry.ts';
export { SearchField } from './SearchField.tsx';
export { Skeleton, SkeletonBlock, SkeletonPage } from './Skeleton.tsx';
export { PageSpinner, Spinner } from './Spinner.tsx';
export { EmptyState, ErrorState } from './State.tsx';
export { Table, TableNote } from './Table.tsx';
export type { Tab } from './Tabs.tsx';
export { Tabs } from './Tabs.tsx';
export { TimeZoneList } from './TimeZoneList.tsx';
export { Tooltip } from './Tooltip.tsx';
export {
  calendarDateText,
  dateText,
  isOwnTime,
  momentText,
  ownTimeZone,
  shortCalendarDateText,
  shortDateText,
  timeLeftText,
  timeText,
  zonedDay,
  zonedText,
} from './times.ts';
export { useWorkList, WorkList } from './WorkList.tsx';
