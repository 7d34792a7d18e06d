#!/bin/sh
# Opens a wrong spec in Vim and Emacs with the settings of examples/editors, and expects the finding at its
# place: while typing in Vim with ALE and in Emacs with Flymake, and after `:make` in Vim without plugins.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

root=$PWD
settings=$root/examples/editors
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mkdir -p "$out/bin" "$out/.vim/ftplugin" "$out/.vim/ale_linters/yaml" "$out/.emacs.d" "$out/Refresh"
ln -s "$root/.build/debug/refreshgen" "$out/bin/refreshgen"
PATH=$out/bin:$PATH
HOME=$out
export PATH HOME

# The spec uses the palette of its project, so that only `Top` is wrong.
printf 'refreshgen: 1\nspecs: ["Refresh/*.refresh.yml"]\ncolors: {brand: "#C2002F"}\n' >"$out/refreshgen.yml"
printf 'refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\nstates: {idle: {color: $brand}}\nedge: Top\n' \
  >"$out/Refresh/Feed.refresh.yml"
cd "$out/Refresh"
: >"$out/log"

# expect EDITOR: the log has the finding, and no other.
expect() {
  if [ "$(grep -c "5:7:.*invalid value 'Top'" "$out/log")" != 1 ] || [ "$(grep -c . "$out/log")" != 1 ]; then
    cat "$out/log" >&2
    echo "error: $1 does not show the finding in Feed.refresh.yml" >&2
    exit 1
  fi
  echo "$1 shows the finding at its place"
  : >"$out/log"
}

if provide vim vim; then
  cp "$settings/make.vim" "$out/.vim/ftplugin/yaml.vim"
  vim -Nu NONE -es --cmd 'filetype plugin on' -c 'set rtp^=~/.vim' -c 'edit Feed.refresh.yml' \
    -c 'silent make' -c "call writefile(map(filter(getqflist(), 'v:val.valid'), \
    {_, e -> e.lnum . ':' . e.col . ':' . e.text}), '$out/log')" -c 'qall!' </dev/null >/dev/null || true
  expect 'Vim without plugins'
  if [ -d /usr/share/vim-ale ] || install_packages vim-ale; then
    cp "$settings/vimrc.vim" "$out/.vimrc"
    cp "$settings/ale.vim" "$out/.vim/ale_linters/yaml/refreshgen.vim"
    cat >"$out/check.vim" <<'END'
function! Check() abort
  let findings = ale#engine#GetLoclist(bufnr(''))
  if !empty(findings)
    call writefile(map(findings, {_, e -> e.lnum . ':' . e.col . ':' . e.text}), $HOME . '/log')
    qall!
  endif
endfunction
autocmd User ALELintPost call Check()
" Ends the run if there is no finding at all.
call timer_start(60000, {-> execute('qall!')})
END
    # Vim ends at the end of its input, so this input has none.
    mkfifo "$out/keys"
    exec 3<>"$out/keys"
    vim -Nu "$out/.vimrc" --not-a-term --cmd 'set rtp+=/usr/share/vim-ale' -c 'filetype on' \
      -c "source $out/check.vim" -c "edit Feed.refresh.yml" <"$out/keys" >/dev/null 2>&1 || true
    expect 'ALE'
  else
    skip 'ALE cannot be installed, so findings while typing in Vim are not checked'
  fi
else
  skip 'Vim cannot be installed, so its settings are not checked'
fi

if provide emacs emacs-nox; then
  cp "$settings/refreshgen.el" "$out/.emacs.d/refreshgen.el"
  cat >"$out/check.el" <<'END'
(load "~/.emacs.d/refreshgen")
(find-file "Feed.refresh.yml")
(goto-char (point-min))
(while (search-forward "edge: top" nil t) (replace-match "edge: Top"))
(flymake-start)
(dotimes (_ 600)
  (unless (flymake-diagnostics) (accept-process-output nil 0.1)))
(dolist (finding (flymake-diagnostics))
  (goto-char (flymake-diagnostic-beg finding))
  (princ (format "%d:%d:%s\n" (line-number-at-pos) (1+ (current-column)) (flymake-diagnostic-text finding))))
END
  sed -i.old 's/Top/top/' Feed.refresh.yml
  emacs --batch --quick --load "$out/check.el" >"$out/log" 2>"$out/errors" || cat "$out/errors" >&2
  expect 'Emacs'
else
  skip 'Emacs cannot be installed, so its settings are not checked'
fi
