import { linesOf } from '../phrase.ts';

/** Words of harm that computers use. */
export const programming = linesOf(`
  how do i kill a process in linux
  kill -9 doesnt work on my pid
  killall python closed everything
  i want to kill all node processes
  taskkill /f /im chrome.exe access denied
  sigkill vs sigterm
  the child process dies when i kill the parent
  how do i kill the child without killing the parent
  orphan process gets adopted by init
  reap zombie children with wait()
  zombie process wont die
  my daemon keeps dying after 10 minutes
  the worker died with exit code 137
  oom killer killed my script
  fatal error: main.h not found
  fatal: not a git repository
  panic: runtime error index out of range
  kernel panic after update
  segmentation fault core dumped
  my program hangs forever
  it hangs on input
  the browser hung itself up again
  abort trap 6
  how do i abort a fetch
  abort the merge
  execute the sql script
  execution failed
  who executes this function
  die() in php
  or die("no connection")
  python raise vs return
  throw an error and catch it
  catch and rethrow
  deadlock between two transactions
  victim of a deadlock was rolled back
  starvation of a thread
  race condition bullet list
  dead letter queue
  dead code elimination
  dead link checker
  blue screen of death again
  white screen of death in wordpress
  ping of death, what was it
  ddos attack on a school server, how to protect
  brute force attack on passwords
  man in the middle attack explained
  sql injection for ctf class
  denial of service meaning
  heartbeat and poison pill in queues
  cache poisoning
  dns poisoning
  fork bomb explained, dont run it
  zip bomb size
  logic bomb definition
  time bomb bug y2038
  burn an iso to usb
  burn down chart in scrum
  kill switch in vpn
  kill the terminal
  vs code terminal was killed
  cut command -d , -f 2
  cut and paste in vim: d and p
  slice cuts the list at 3
  truncate cuts the text
  trigger fires after insert
  fire an event
  shoot a request to the api
  bullet class moves up by 5 pixels
  if bullet hits enemy: enemy.kill()
  sprite.kill() in pygame doesnt remove it
  player.die() is called twice
  enemy attack function returns none
  collision: player loses a life
  health bar doesnt go down when hit
  spawn and kill enemies in scratch
  how do i make a shooter in scratch
  scratch: when hit by arrow, hide
  respawn after death animation
  game over screen when lives = 0
  my snake dies when it touches itself
  hangman game in python homework
  draw the hangman with turtle
  master and slave replaced by primary and replica
  parent and child in the dom
  remove child from parent node
  kill the child window in tkinter
  root.destroy() closes everything
  destroy the object
  destructor not called
  memory leak is killing performance
  garbage collector removes dead objects
  weak reference dies
  end of file error
  end my loop when input is q
  break out of a loop
  escape the quotes
  escape character backslash
  run away recursion limit
  infinite recursion crashed my laptop
  stack overflow, how to end it all recursion
  exit() kills the notebook
  jupyter: kernel died, restarting
  the kernel appears to have died
  colab runtime died and i lost everything
  my hard drive died, no backup
  battery drain kills my phone
  dead pixel on my screen
  screen of my tablet is cut off
  hide the body on mobile css
  body { display: none } why
  div is naked without css
  strip() the string
  strip tags from html
  touch file.txt
  touch events on mobile
  mount and unmount
  nuke node_modules and reinstall
  blow away the cache
  bleeding edge version
  exploit in old log library
  inject dependency
  hijack the event
  blacklist or blocklist
  sandbox escape
  honey pot server
  shadow dom
  ghost commits
  blame shows my name
  git blame says it was me lol
  git reset --hard killed my work
  head detached at a1b2
  detached head state help
  cherry pick
  dangling pointer
  null is the root of all evil
  evil twin wifi
  suicide burn lander simulation in ksp
`);
