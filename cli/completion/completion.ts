import { Command } from 'commander';
import { commandGroupsIn } from '../command-index.ts';
import type { Group } from '../groups.ts';
import { projectFolder } from '../project.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

/** What may follow the words of a command: `plugins enable`. */
interface Place {
  readonly words: string;
  readonly next: readonly { readonly word: string; readonly description: string }[];
}

/** A script that completes commands and options of this installation, plugins' commands included. */
export async function completionScript(shell: Shell, groups: readonly Group[]): Promise<string> {
  const places = await placesOf(groups);
  if (shell === 'bash') return bash(places);
  return shell === 'zsh' ? zsh(places) : fish(places);
}

const everywhere = [
  { word: '--help', description: 'Print help' },
  { word: '--json', description: 'Print results and errors as JSON' },
  { word: '--yes', description: 'Answer yes to every confirmation' },
];

async function placesOf(groups: readonly Group[]): Promise<Place[]> {
  const contributed = await commandGroupsIn(projectFolder);
  const own = await Promise.all(
    groups.map(async (group) => {
      const command = new Command(group.name).description(group.summary);
      (await group.load()).register(command, groups);
      for (const added of contributed.filter(({ name }) => name === group.name).flatMap(({ commands }) => commands)) {
        command.command(added.name).description(added.summary);
      }
      return command;
    }),
  );
  const others = contributed
    .filter(({ name }) => !groups.some((group) => group.name === name))
    .map(({ name, title, commands }) => {
      const command = new Command(name).description(title);
      for (const each of commands) command.command(each.name).description(each.summary);
      return command;
    });
  const all = [...own, ...others];
  return [
    { words: '', next: [...all.map(entryOf), ...everywhere, { word: '--version', description: 'Print the version' }] },
    ...all.flatMap((command) => [
      placeOf(command.name(), command),
      ...command.commands.map((inner) => placeOf(`${command.name()} ${inner.name()}`, inner)),
    ]),
  ];
}

const entryOf = (command: Command) => ({ word: command.name(), description: command.description() });

function placeOf(words: string, command: Command): Place {
  const options = command.options.flatMap(({ long, description }) => (long ? [{ word: long, description }] : []));
  return { words, next: [...command.commands.map(entryOf), ...options, ...everywhere] };
}

/** In single quotes of a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Sets `place` to the first words of the line that are no options, at most two. */
const findPlace = (words: string) => `  local word place=''
  for word in ${words}; do
    case "$word" in
      -*) ;;
      *) case "$place" in *' '*) ;; '') place="$word" ;; *) place="$place $word" ;; esac ;;
    esac
  done`;

function bash(places: readonly Place[]): string {
  const cases = places.map(
    ({ words, next }) => `    ${quoted(words)}) next=${quoted(next.map(({ word }) => word).join(' '))} ;;`,
  );
  return `# Completion of eiq for bash. Load it with: source <(eiq completion bash)
_eiq() {
${findPlace(`"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`)}
  local next=''
  case "$place" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _eiq eiq
`;
}

function zsh(places: readonly Place[]): string {
  const entry = ({ word, description }: Place['next'][number]) =>
    quoted(`${word.replaceAll(':', '\\:')}:${description.replaceAll(':', '\\:')}`);
  const cases = places.map(({ words, next }) => `    ${quoted(words)}) next=(${next.map(entry).join(' ')}) ;;`);
  return `#compdef eiq
# Completion of eiq for zsh. Load it with: source <(eiq completion zsh)
_eiq() {
${findPlace(`"\${(@)words[2,CURRENT-1]}"`)}
  local -a next
  case "$place" in
${cases.join('\n')}
  esac
  _describe 'eiq' next || _files
}
compdef _eiq eiq
`;
}

function fish(places: readonly Place[]): string {
  const fishQuoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = places.flatMap(({ words, next }) =>
    next.map(
      ({ word, description }) =>
        `complete -c eiq -n ${fishQuoted(`__eiq_at ${fishQuoted(words)}`)} -a ${fishQuoted(word)} -d ${fishQuoted(description)}`,
    ),
  );
  return `# Completion of eiq for fish. Load it with: eiq completion fish | source
function __eiq_at
  set -l place (string match -v -- '-*' (commandline -opc)[2..] | head -n 2)
  test "$place" = "$argv"
end
${lines.join('\n')}
`;
}
